/**
 * A game as one HTML page that needs nothing but itself: one picture of the table, moved by a small script from the changes of each
 * step. The page forbids itself all connections and every script and style but its own two, which it names by their hashes.
 */

import { standardContent } from '../../content/content.ts';
import type { Played, Result } from '../../engine/engine.ts';
import { createLogbook, type GameLog, type LogIssue } from '../../engine/log.ts';
import { PLAYERS, type Player } from '../../state/vocabulary.ts';
import { engineFor, type Scene, type SceneOptions } from '../scene.ts';
import { escapeXml } from '../svg/markup.ts';
import { renderStyles, type Theme } from '../svg/theme.ts';
import type { RenderWords } from '../words.ts';
import { drawBoard } from './board.ts';
import { PAGE_SCRIPT } from './script.ts';
import { sha256Base64 } from './sha256.ts';
import { PAGE_STYLES } from './sheet.ts';
import { stepsOf } from './steps.ts';

/** What a replay page shows and how. Everything may be left out. */
export interface ReplayOptions extends SceneOptions {
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
  const { data, first, last } = stepsOf(played, options.viewer ?? null, options);
  const { words } = last;
  const { page } = words;
  const styles = renderStyles(options.theme) + PAGE_STYLES;
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha256Base64(PAGE_SCRIPT)}'`,
    `style-src 'sha256-${sha256Base64(styles)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const title = options.title ?? `Armada: ${words.page.against(PLAYERS.map((player) => factionOf(last, player)))}`;
  return {
    ok: true,
    value: `<!DOCTYPE html>
<html lang="${last.language}" data-theme="${escapeXml(options.theme ?? 'auto')}">
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
<noscript><p>${escapeXml(page.noScript)}</p></noscript>
<main>
<div id="board">${drawBoard(first, last, data.tokens)}</div>
<nav aria-label="${escapeXml(page.steps)}">
<button type="button" id="first" title="${escapeXml(page.first)}">|◀</button>
<button type="button" id="back" title="${escapeXml(page.back)}">◀</button>
<button type="button" id="play" title="${escapeXml(page.playOrPause)}">▶ ${escapeXml(page.play)}</button>
<button type="button" id="next" title="${escapeXml(page.next)}">▶</button>
<button type="button" id="last" title="${escapeXml(page.last)}">▶|</button>
<input type="range" id="slider" min="0" value="0" max="${data.steps.length - 1}" aria-label="${escapeXml(page.step)}">
<output id="count" for="slider"></output>
</nav>
<section id="now" aria-live="polite" aria-label="${escapeXml(page.now)}"></section>
</main>
<aside aria-label="${escapeXml(page.units)}">${PLAYERS.map((player) => `<table id="units-${player}" class="ar-${player}"><caption>${escapeXml(sideOf(last, player))}</caption><tbody></tbody></table>`).join('')}</aside>
<section id="log" aria-label="${escapeXml(page.log)}"><ol start="0"></ol></section>
<script type="application/json" id="data">${jsonInHtml({ ...data, words: scriptWords(words) })}</script>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`,
  };
};

const factionOf = ({ snapshot, words }: Scene, player: Player): string => {
  const faction = snapshot.factions[player];
  return faction === null ? player : words.game.factions[faction];
};

const sideOf = (scene: Scene, player: Player): string => {
  const { snapshot, words } = scene;
  const first = snapshot.initiative.player === player ? `, ${words.firstPlayer(player)}` : '';
  return snapshot.factions[player] === null ? `${player}${first}` : `${player} (${factionOf(scene, player)})${first}`;
};

/** What the script itself has to say. */
const scriptWords = ({ activated, destroyed, elsewhere, shields, dials, page }: RenderWords) => ({
  activated,
  destroyed,
  elsewhere,
  shields,
  dials,
  play: page.play,
  pause: page.pause,
});

/** JSON that no text in it can end early. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
