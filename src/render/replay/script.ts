/** What runs in the page. Plain JavaScript as text: it is hashed as it stands, so nothing may rewrite it. */
export const PAGE_SCRIPT = String.raw`'use strict';
(() => {
  const byId = (id) => document.getElementById(id);
  const { units, tokens, steps, over, words } = JSON.parse(byId('data').textContent);
  const SVG = 'http://www.w3.org/2000/svg';
  const ZONES = ['front', 'left', 'right', 'rear'];
  const last = steps.length - 1;

  // Every state of the game, each sharing with the one before what did not change.
  const states = [];
  steps.forEach((step, i) => {
    const before = i === 0 ? { units: units.map(() => null), obstacles: [], tokens: [], cards: [] } : states[i - 1];
    const after = { units: before.units.slice(), obstacles: before.obstacles.slice(), tokens: before.tokens.slice(), cards: before.cards.slice() };
    for (const [place, row] of Object.entries(step.units)) after.units[place] = row;
    for (const [place, row] of Object.entries(step.obstacles)) after.obstacles[place] = row;
    for (const [place, row] of Object.entries(step.tokens)) after.tokens[place] = row;
    for (const [place, text] of Object.entries(step.cards)) after.cards[place] = text;
    states.push(after);
  });

  const add = (parent, tag, text, className) => {
    const made = document.createElement(tag);
    if (text) made.textContent = text;
    if (className) made.className = className;
    parent.append(made);
    return made;
  };

  const pieces = units.map((unit, i) => {
    const group = byId('unit-' + i);
    const row = add(byId('units-' + unit.owner).tBodies[0], 'tr');
    const name = add(row, 'th', unit.name);
    name.scope = 'row';
    const body = group.querySelector('.ar-body');
    const label = byId('name-' + i);
    const moved = label ? [group, label] : [group];
    const digits = unit.kind === 'ship'
      ? ZONES.map((zone) => body.querySelector('[data-shields=' + zone + ']'))
      : [body.querySelector('[data-hull]')];
    for (const each of moved) each.removeAttribute('transform');
    return { unit, group, moved, body, digits, title: body.querySelector('title'), row, cell: add(row, 'td'), turned: 0 };
  });

  const centre = (text) => {
    const x = Number(text.getAttribute('x'));
    const y = Number(text.getAttribute('y')) - 0.36 * Number(text.getAttribute('font-size'));
    return x + ' ' + y;
  };
  for (const piece of pieces) piece.centres = piece.digits.map(centre);

  // The nearest of the angles that are the same, so that a turn through north does not spin.
  const turnTo = (from, to) => from + ((((to - from) % 360) + 540) % 360) - 180;

  const showUnit = (piece, row, before, cards, active) => {
    const gone = !row || row[3] !== 0;
    // A unit is seen once more in the step that destroys it.
    const fading = row && row[3] === 1 && before && before[3] === 0;
    for (const each of piece.moved) {
      each.setAttribute('visibility', gone && !fading ? 'hidden' : 'visible');
      each.classList.toggle('ar-gone', Boolean(fading));
    }
    piece.row.hidden = !row;
    if (!row) return;
    const [x, y, degrees, , activated, digits, status, carried, dials] = row;
    piece.turned = turnTo(piece.turned, degrees);
    for (const each of piece.moved) each.style.transform = 'translate(' + x + 'px,' + -y + 'px)';
    piece.body.style.transform = 'rotate(' + piece.turned + 'deg)';
    piece.group.classList.toggle('active', active);
    piece.body.firstElementChild.classList.toggle('ar-activated', activated === 1);
    piece.digits.forEach((text, i) => {
      text.textContent = digits[i];
      text.setAttribute('transform', 'rotate(' + -degrees + ' ' + piece.centres[i] + ')');
    });
    piece.row.className = (active ? 'active ' : '') + (gone ? (row[3] === 1 ? 'gone' : 'away') : '');
    const fate = gone ? (row[3] === 1 ? words.destroyed : words.elsewhere) : status + (activated ? ' · ' + words.activated : '');
    piece.title.textContent = [piece.unit.name, fate, carried, dials, cards].filter(Boolean).join('\n');
    piece.cell.replaceChildren(fate);
    const shields = piece.unit.kind === 'ship' && !gone ? words.shields + ' ' + digits.join(' / ') : '';
    for (const line of gone ? [] : [shields, carried, dials && words.dials + ': ' + dials, cards]) if (line) add(piece.cell, 'small', line);
  };

  const showTrails = (i) => {
    byId('trails').replaceChildren();
    if (i === 0) return;
    pieces.forEach(({ unit }, n) => {
      const [from, to] = [states[i - 1].units[n], states[i].units[n]];
      if (!from || !to || from[3] !== 0 || to[3] !== 0 || (from[0] === to[0] && from[1] === to[1])) return;
      const trail = document.createElementNS(SVG, 'line');
      trail.setAttribute('class', 'ar-trail ar-' + unit.owner);
      [['x1', from[0]], ['y1', -from[1]], ['x2', to[0]], ['y2', -to[1]]].forEach(([name, value]) => trail.setAttribute(name, value));
      byId('trails').append(trail);
    });
  };

  const showAttack = (ends) => {
    const line = byId('attack');
    line.setAttribute('visibility', ends ? 'visible' : 'hidden');
    if (ends) ['x1', 'y1', 'x2', 'y2'].forEach((name, i) => line.setAttribute(name, i % 2 === 0 ? ends[i] : -ends[i]));
  };

  const entries = steps.map((step, i) => {
    const entry = add(byId('log').firstElementChild, 'li', step.events.join(' '));
    entry.addEventListener('click', () => show(i));
    return entry;
  });

  let current = -1;
  const show = (wanted) => {
    const i = Math.min(last, Math.max(0, wanted));
    if (i === current) return;
    byId('board').classList.toggle('ar-glide', Math.abs(i - current) === 1);
    const step = steps[i];
    pieces.forEach((piece, n) => showUnit(piece, states[i].units[n], i > 0 && states[i - 1].units[n], states[i].cards[n], step.active === n));
    states[i].obstacles.forEach((row, n) => {
      const group = byId('obstacle-' + n);
      group.setAttribute('visibility', row ? 'visible' : 'hidden');
      if (!row) return;
      group.setAttribute('transform', 'translate(' + row[0] + ' ' + -row[1] + ')');
      group.firstElementChild.setAttribute('transform', 'rotate(' + row[2] + ')');
    });
    tokens.forEach((_, n) => {
      const [x, y] = states[i].tokens[n] || [];
      byId('token-' + n).setAttribute('visibility', x === undefined ? 'hidden' : 'visible');
      if (x !== undefined) byId('token-' + n).setAttribute('transform', 'translate(' + x + ' ' + -y + ')');
    });
    showTrails(i);
    showAttack(step.attack);
    byId('moment').textContent = step.moment;
    byId('score').textContent = 'p1 ' + step.scores[0] + ' : ' + step.scores[1] + ' p2';
    byId('score').classList.toggle('over', i === last && over);
    byId('now').replaceChildren();
    for (const text of step.events) add(byId('now'), 'p', text);
    byId('slider').value = i;
    byId('count').textContent = i + ' / ' + last;
    entries[current]?.removeAttribute('aria-current');
    entries[i].setAttribute('aria-current', 'step');
    const log = byId('log');
    log.scrollTop = entries[i].offsetTop - log.offsetTop - log.clientHeight / 2;
    current = i;
    if (i === last) pause();
  };

  let timer = null;
  const pause = () => {
    clearInterval(timer);
    timer = null;
    byId('play').textContent = '▶ ' + words.play;
  };
  const play = () => {
    if (timer !== null) return pause();
    if (current === last) show(0);
    timer = setInterval(() => show(current + 1), 900);
    byId('play').textContent = '❚❚ ' + words.pause;
  };

  const go = (to) => {
    pause();
    show(to());
  };
  const KEYS = {
    ArrowLeft: () => go(() => current - 1),
    ArrowRight: () => go(() => current + 1),
    Home: () => go(() => 0),
    End: () => go(() => last),
    ' ': play,
  };
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !Object.hasOwn(KEYS, event.key)) return;
    if (event.key === ' ' && event.target.tagName === 'BUTTON') return;
    event.preventDefault();
    KEYS[event.key]();
  });
  byId('first').addEventListener('click', KEYS.Home);
  byId('back').addEventListener('click', KEYS.ArrowLeft);
  byId('next').addEventListener('click', KEYS.ArrowRight);
  byId('last').addEventListener('click', KEYS.End);
  byId('play').addEventListener('click', play);
  byId('slider').addEventListener('input', () => go(() => Number(byId('slider').value)));
  show(0);
})();
`;
