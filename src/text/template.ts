import type { Json } from '../state/vocabulary.ts';
import type { Template } from './catalogue.ts';
import type { Names } from './names.ts';

/** Fills a template with facts; a bracketed part goes if one of its facts is missing, and nothing else may be missing. */
export const fill = (template: Template, facts: { readonly [name: string]: Json | undefined }, say: Names): string => {
  const put = (part: string): string | null => {
    let missing = false;
    const filled = part.replace(FACT, (_, minus: string, name: string) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      const value = say.fact(name, minus && typeof fact === 'number' ? -fact : fact);
      if (value === null) missing = true;
      return value ?? '';
    });
    return missing ? null : filled;
  };
  const whole = template.replace(/\[([^\]]*)\]/g, (_, part: string) => put(part) ?? '');
  return put(whole) ?? whole.replace(FACT, '?');
};

/** The facts that a template names. */
export const factsIn = (template: Template): string[] => [...template.matchAll(FACT)].map((match) => match[2]!);

/** `{name}`, or `{-name}` for the opposite of a number. */
const FACT = /\{(-?)(\w+)\}/g;
