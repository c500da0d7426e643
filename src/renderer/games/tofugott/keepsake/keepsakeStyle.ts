/** How a saved page looks, on a screen and on paper. */

/** The style of the whole page; it loads nothing. */
export const KEEPSAKE_STYLE = `
:root{color-scheme:light;--paper:#fbf5e5;--sheet:#fffbef;--ink:#2a1e15;--soft:#5b4937;--line:#c9b892;--good:#1c5a34;--bad:#97281a}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#1d1611;--sheet:#2a211a;--ink:#f4e9d3;--soft:#cbb99a;--line:#6f5d48;--good:#7fc79a;--bad:#f09a8a}}
*{box-sizing:border-box;margin:0}
body{max-width:60rem;overflow-wrap:anywhere;margin:0 auto;padding:2rem 1rem;background:var(--paper);color:var(--ink);font:1.05rem/1.4 Palatino,'Iowan Old Style',Georgia,serif}
header{margin-bottom:2rem}
h1{font-size:2.2rem}
h2{font-size:1.5rem}
h3{margin-top:1rem;font-size:1.1rem}
.by{color:var(--soft)}
.scenario{margin-top:.4rem;font-style:italic}
article{margin-bottom:2rem;padding:1.2rem 1.4rem;border:2px solid var(--line);border-radius:1rem;background:var(--sheet)}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr));gap:.6rem;padding:0;margin-top:.5rem;list-style:none}
li{display:grid;grid-template-columns:auto 1fr;gap:.7rem;align-items:center}
.sums li{display:flex;gap:.5rem}
.picture{width:3.4rem;height:3.4rem;padding:.2rem;border:2px solid var(--line);border-radius:.5rem;fill:var(--ink)}
.best .picture{border-color:var(--good)}
.worst .picture{border-color:var(--bad)}
b,span,q{display:block}
.sums b{display:inline}
.winner{margin-top:.5rem;font-size:1.2rem;font-weight:bold}
.aside{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;margin-top:.5rem;color:var(--soft)}
.aside .picture{width:2rem;height:2rem}
i{font-weight:normal;color:var(--soft)}
q{font-style:italic}
.gains{margin-top:.5rem;font-weight:bold}
@media print{article{break-inside:avoid}}
`
