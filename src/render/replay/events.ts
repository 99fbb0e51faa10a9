import type { Event } from '../../state/events.ts';
import type { Scene } from '../scene.ts';

/** An event in a few plain words: what happened and to whom. */
export const describeEventPlainly = (event: Event, scene: Scene): string => {
  const { type, ...rest } = event;
  const words = type.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  const told = Object.entries(rest).flatMap(([name, value]) => {
    if (name === 'shownTo' || value === null || typeof value === 'object') return [];
    const unit = scene.pieces.find((piece) => piece.unit.id === value);
    return [unit ? unit.name : `${name} ${value}`];
  });
  return `${words[0]!.toUpperCase()}${words.slice(1)}${told.length === 0 ? '' : `: ${told.join(', ')}`}`;
};
