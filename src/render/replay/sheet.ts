/** The page about the board: controls and all events below it, units beside it. */
export const PAGE_STYLES = `
:root{color-scheme:light dark;--ink:#1c2530;--muted:#566273;--paper:#fff;--line:#c9d0d9;--p1:#0b5a9c;--p2:#a8420a;--here:#e6edf5}
@media (prefers-color-scheme:dark){:root{--ink:#e8edf4;--muted:#a3b0c0;--paper:#0d1117;--line:#3a4452;--p1:#74bdf2;--p2:#f7a865;--here:#1d2733}}
:root[data-theme=light]{color-scheme:light;--ink:#1c2530;--muted:#566273;--paper:#fff;--line:#c9d0d9;--p1:#0b5a9c;--p2:#a8420a;--here:#e6edf5}
:root[data-theme=dark]{color-scheme:dark;--ink:#e8edf4;--muted:#a3b0c0;--paper:#0d1117;--line:#3a4452;--p1:#74bdf2;--p2:#f7a865;--here:#1d2733}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1700px;padding:12px 16px;background:var(--paper);color:var(--ink);font:15px/1.4 system-ui,"Segoe UI","Helvetica Neue",Arial,"DejaVu Sans",sans-serif;display:grid;grid-template-columns:minmax(0,1fr) minmax(300px,400px);grid-template-rows:auto auto 1fr;gap:10px 18px;align-items:start}
header{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:2px 22px;align-items:baseline}
noscript{grid-column:1/-1;grid-row:4}
h1{font-size:19px;margin:0}
header p{margin:0}
#moment{color:var(--muted)}
#score{font-weight:700;font-variant-numeric:tabular-nums}
#score.over{padding:1px 10px;border:1px solid currentColor;border-radius:4px}
#board svg{display:block;width:100%;height:auto;max-height:66vh}
nav{display:flex;gap:6px;align-items:center;margin:8px 0}
button{font:inherit;color:inherit;background:var(--here);border:1px solid var(--line);border-radius:5px;padding:4px 10px;cursor:pointer;white-space:nowrap}
button:focus-visible,input:focus-visible,#log li:focus-visible{outline:2px solid var(--p1);outline-offset:1px}
#play{min-width:88px}
#slider{flex:1;min-width:90px}
#count{font-variant-numeric:tabular-nums;color:var(--muted);min-width:86px;text-align:right}
#now{height:8.6em;overflow:auto}
#now p{margin:0 0 2px}
aside{grid-column:2;grid-row:2/span 2}
aside table{border-collapse:collapse;width:100%;margin:0 0 12px;font-size:13px}
caption{text-align:left;font-weight:700;font-size:15px;padding:2px 0}
.ar-p1 caption,.ar-p1 th{color:var(--p1)}
.ar-p2 caption,.ar-p2 th{color:var(--p2)}
aside th,aside td{text-align:left;vertical-align:top;padding:3px 6px 3px 4px;border-top:1px solid var(--line);font-weight:400}
aside th{font-weight:700;white-space:nowrap;width:1%}
aside small{display:block;color:var(--muted);font-size:12px}
aside tr.active{background:var(--here)}
aside tr.gone,aside tr.away{opacity:.6}
aside tr.gone th{text-decoration:line-through}
#log{grid-column:1;max-height:max(240px,calc(100vh - 66vh - 16em));overflow:auto;border:1px solid var(--line);border-radius:5px}
#log ol{margin:0;padding:4px 4px 4px 56px;font-size:13px}
#log li{cursor:pointer;padding:1px 4px;color:var(--muted)}
#log li[aria-current]{background:var(--here);color:var(--ink)}
.ar-unit.active .ar-base{stroke-width:4}
.ar-trail{fill:none;stroke-linecap:round;stroke-dasharray:6 5;stroke-width:2.5}
.ar-p1.ar-trail{stroke:var(--p1)}.ar-p2.ar-trail{stroke:var(--p2)}
@media (prefers-reduced-motion:no-preference){.ar-glide .ar-unit,.ar-glide .ar-body{transition:transform .3s ease-out}}
@media (max-width:900px){body{display:block}}
`;
