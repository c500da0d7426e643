/** How a saved page looks, on a screen, on a phone and on paper. */

/** The style of the whole page; it loads nothing. */
export const KEEPSAKE_STYLE = `
:root{color-scheme:light;--paper:#efe5cd;--sheet:#fffbef;--card:#f8efd9;--edge:#d9c69c;--line-of-card:#2b1f16;--ink:#2a1e15;--soft:#5b4937;--line:#c9b892;--brass:#7d5409;--good:#1c5a34;--bad:#97281a;--on:#fffbef}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#1d1611;--sheet:#2a211a;--ink:#f4e9d3;--soft:#cbb99a;--line:#6f5d48;--brass:#e3b45a;--good:#7fc79a;--bad:#f09a8a;--on:#1d1611}}
*{box-sizing:border-box;margin:0}
body{max-width:62rem;overflow-wrap:anywhere;margin:0 auto;padding:2rem 1rem;background:var(--paper);color:var(--ink);font:480 1.0625rem/1.4 Vollkorn,'Iowan Old Style','Palatino Linotype',Georgia,serif}
ul,ol{padding:0;list-style:none}
h1{font-size:2.6rem;line-height:1.1}
h2{font-size:1.6rem;line-height:1.15}
.date{color:var(--soft)}
.winner{margin-top:1rem;font-size:1.4rem;font-weight:700}
.podium{display:flex;flex-wrap:wrap;gap:.6rem;align-items:flex-end;justify-content:center;margin:1.2rem 0 1.6rem}
.podium li{display:grid;justify-items:center;text-align:center}
.step{flex:1 1 0;min-width:0;max-width:16rem}
.step strong{max-width:100%}
.step .rank{order:1;display:grid;place-items:center;width:100%;height:2.8rem;margin-top:.4rem}
.step .rank,.below{border:2px solid var(--line);border-radius:.8rem .8rem .3rem .3rem;background:var(--sheet)}
.below{padding:.7rem .8rem}
.step-1{order:2;font-size:1.25rem}
.step-2{order:1}
.step[data-rank='1'] .rank{height:6.4rem;border-color:var(--brass)}
.step[data-rank='2'] .rank{height:4.4rem}
.step-3{order:3}
.below{order:4}
.podium:has(.below)::after{content:'';order:3;flex-basis:100%}
.rank{font:400 1.5em/1.1 'Alfa Slab One','Rockwell Extra Bold',Vollkorn,serif;color:var(--brass)}
.points{color:var(--soft)}
.highlights ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr));gap:.6rem;margin:.6rem 0 1.6rem}
.highlights li{display:grid;align-content:start;padding:.6rem .9rem;border-left:4px solid var(--brass);border-radius:.3rem;background:var(--sheet)}
.title{color:var(--brass)}
.highlights strong{font-size:1.2rem}
.lines{margin-bottom:2rem}
blockquote{display:grid;grid-template-columns:auto 1fr;gap:1rem;align-items:center;margin-top:.8rem;padding-left:.8rem;border-left:4px solid var(--line)}
blockquote q{display:block;font-size:1.7rem;line-height:1.2}
blockquote .picture{width:4.6rem;height:4.6rem}
blockquote.best b{color:var(--good)}
blockquote.worst b{color:var(--bad)}
.question{color:var(--soft)}
article{margin-bottom:2rem;padding:1.2rem 1.4rem;border:2px solid var(--line);border-radius:1rem;background:var(--sheet)}
.by{color:var(--soft)}
.scenario{margin-top:.3rem;font-size:1.15rem;font-style:italic}
.aside{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;margin-top:.5rem;color:var(--soft);font-size:.9rem}
section>h3{display:grid;grid-template-columns:auto 1fr;gap:.5rem;align-items:baseline;margin-top:1.4rem;font-size:1.2rem;line-height:1.25}
.number{font:400 1.2em 'Alfa Slab One','Rockwell Extra Bold',Vollkorn,serif;color:var(--brass)}
.answers{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.7rem;margin-top:.6rem}
.answers li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.8rem;align-items:center;padding:.7rem;border:2px solid;border-radius:.7rem}
.best{border-color:var(--good)!important}
.worst{border-color:var(--bad)!important}
.answers b{color:var(--good)}
.answers .worst b{color:var(--bad)}
.answers span{font-size:1.2rem;font-weight:700}
.guesses{margin-top:.5rem}
.guesses li{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:.7rem;align-items:center;padding:.35rem .7rem;border-bottom:1px solid var(--line)}
.guesses li:last-child{border-bottom:0}
.guesses .picture{width:2.6rem;height:2.6rem}
.mark{display:grid;place-items:center;width:1.7rem;height:1.7rem;border-radius:50%;background:var(--good);color:var(--on);font-weight:900;line-height:1}
.missed .mark{background:var(--bad)}
.picture{flex:none;width:3.6rem;height:3.6rem;padding:.25rem;border:2px solid var(--edge);border-radius:.5rem;background:var(--card);fill:var(--line-of-card)}
.aside .picture{width:1.8rem;height:1.8rem}
.answers b,.answers span,.answers q{display:block}
i{font-weight:400;color:var(--soft)}
q{font-style:italic}
.gains{margin-top:.4rem;padding:0 .7rem;font-weight:700}
@media (max-width:34rem){body{padding:1.2rem .7rem}h1{font-size:2rem}article{padding:.9rem .8rem}.podium{gap:.3rem}.below{padding:.5rem .3rem}.step-1{font-size:1.1rem}.answers li{grid-template-columns:1fr;justify-items:center;align-content:start;text-align:center}blockquote q{font-size:1.3rem}blockquote .picture{width:3.4rem;height:3.4rem}.guesses li{padding-inline:.2rem}}
@media print{body{background:none}section,blockquote,.podium{break-inside:avoid}}
`
