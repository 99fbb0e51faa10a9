/**
 * A game as one HTML page that needs nothing but itself: one picture of the table, moved by a small script from the changes of each
 * step. The page forbids itself all connections and every script and style but its own two, which it names by their hashes.
 */

import { type Content, standardContent } from '../../content/content.ts';
import type { Played, Result } from '../../engine/engine.ts';
import { createLogbook, type GameLog, type LogIssue } from '../../engine/log.ts';
import type { Event } from '../../state/events.ts';
import { PLAYERS, type Player } from '../../state/vocabulary.ts';
import { engineFor, type Scene } from '../scene.ts';
import { escapeXml } from '../svg/markup.ts';
import { renderStyles, type Theme } from '../svg/theme.ts';
import { drawBoard } from './board.ts';
import { describeEventPlainly } from './events.ts';
import { PAGE_SCRIPT } from './script.ts';
import { sha256Base64 } from './sha256.ts';
import { PAGE_STYLES } from './sheet.ts';
import { stepsOf } from './steps.ts';

/** What a replay page shows and how. Everything may be left out. */
export interface ReplayOptions {
  /** The cards of the game, if they are not the standard ones. */
  readonly content?: Content;
  /** What the page is called. */
  readonly title?: string;
  /** Show the game as this player saw it. By default everything is shown, facedown dials included. */
  readonly viewer?: Player;
  /** Colours of the reader's setting (the default), or always light or dark ones. */
  readonly theme?: Theme;
}

/**
 * A game as a self-contained HTML page: the board after every step, a slider, the events, units and score. Arrow keys, Home, End and
 * the space bar work. The page loads nothing and may be opened from a file. A log that does not replay is answered with its issue.
 *
 * @example
 * const page = renderReplay(log);
 * if (page.ok) writeFileSync('game.html', page.value);
 */
export const renderReplay = (log: GameLog, options: ReplayOptions = {}): Result<string, LogIssue> => {
  const content = options.content ?? standardContent();
  const played: Played[] = [];
  const replayed = createLogbook(engineFor(content)).replay(log, (step) => played.push(step));
  if (!replayed.ok) return replayed;
  const { data, first, last } = stepsOf(played, content, options.viewer ?? null, tell);
  const styles = renderStyles(options.theme) + PAGE_STYLES;
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha256Base64(PAGE_SCRIPT)}'`,
    `style-src 'sha256-${sha256Base64(styles)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const title = options.title ?? `Armada: ${sidesOf(last)}`;
  return {
    ok: true,
    value: `<!DOCTYPE html>
<html lang="en" data-theme="${escapeXml(options.theme ?? 'auto')}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<style>${styles}</style>
</head>
<body>
<header>
<h1>${escapeXml(title)}</h1>
<p id="moment"></p>
<p id="score"></p>
</header>
<noscript><p>This page moves its pieces by a script of its own; without it you see the opening.</p></noscript>
<main>
<div id="board">${drawBoard(first, last)}</div>
<nav aria-label="Steps">
<button type="button" id="first" title="First step (Home)">|◀</button>
<button type="button" id="back" title="One step back (left arrow)">◀</button>
<button type="button" id="play" title="Play or pause (space bar)">▶ Play</button>
<button type="button" id="next" title="One step on (right arrow)">▶</button>
<button type="button" id="last" title="Last step (End)">▶|</button>
<input type="range" id="slider" min="0" value="0" max="${data.steps.length - 1}" aria-label="Step">
<output id="count" for="slider"></output>
</nav>
<section id="now" aria-live="polite" aria-label="Events of this step"></section>
</main>
<aside aria-label="Units">${PLAYERS.map((player) => `<table id="units-${player}" class="ar-${player}"><caption>${escapeXml(sideOf(last, player))}</caption><tbody></tbody></table>`).join('')}</aside>
<section id="log" aria-label="All events"><ol></ol></section>
<script type="application/json" id="data">${jsonInHtml(data)}</script>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`,
  };
};

const tell = (event: Event, scene: Scene): string | null => describeEventPlainly(event, scene);

const sideOf = ({ snapshot }: Scene, player: Player): string => {
  const faction = snapshot.factions[player];
  const first = snapshot.initiative.player === player ? ', first player' : '';
  return `${player}${faction === null ? '' : ` (${faction})`}${first}`;
};

const sidesOf = (scene: Scene): string =>
  PLAYERS.map((player) => scene.snapshot.factions[player] ?? player).join(' against ');

/** JSON that no text in it can end early. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
