import { FIGURE_PRINTS } from './src/renderer/figures/figurePrints'
import { writeFileSync } from 'node:fs'
const cols = ['#9b2a1f','#1f5f8b','#2c6e3f','#8a5a00','#5b3b8a','#0f6b6b','#a8336b','#444']
let i = 0
const cell = ([name, layers]: any, size: number) => {
  const c = cols[i++ % cols.length]
  return `<div style="display:inline-block;margin:6px;text-align:center;font:12px sans-serif"><svg width="${size}" height="${size}" viewBox="0 0 100 100"><rect width="100" height="100" rx="14" fill="${c}"/>${layers.map((l: any) => `<path d="${l.path}" fill="${l.isCut ? c : '#fbf3e0'}"/>`).join('')}</svg><br>${name}</div>`
}
const entries = Object.entries(FIGURE_PRINTS)
writeFileSync('/tmp/sheet.html', `<body style="background:#e9dcc0">${entries.map((e) => cell(e, 140)).join('')}<br>${entries.map((e) => cell(e, 36)).join('')}</body>`)
