// Prints the application's icon, drawn with the same knife as the cards: ICON is the text of resources/icons/icon.svg
import { arc, block, cut, disc, rays, type Point } from '../../../src/renderer/cards/lino'
import { leaf } from '../../../src/renderer/games/time-bluff/prints/shapes'

const paper = '#f8efd9'
const green = '#173a2d'
const brass = '#c98a27'
const red = '#a8412c'

function shape(path: string, fill: string, extra = ''): string {
  return `<path d="${path}" fill="${fill}"${extra}/>`
}
function chairs(radius: number, size: number): string {
  return Array.from({ length: 6 }, (_, index) => {
    const turn = ((index * 60 + 30) * Math.PI) / 180
    const centre: Point = [128 + Math.sin(turn) * radius, 128 - Math.cos(turn) * radius]
    return disc(centre, size, index + 3, 0.9)
  }).join('')
}
const card = (turn: number, fill: string, mark: string): string =>
  `<g transform="rotate(${String(turn)} 128 172)">${shape(block([98, 66], [60, 88], 12, 0.8), paper)}${shape(block([104, 72], [48, 76], 13, 0.8), fill)}${mark}</g>`

export const ICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">',
  shape(
    cut(
      arc([128, 128], [122, 122], [45, 405], 4).map(([x, y]): Point => [
        128 + (x - 128) * 1.34,
        128 + (y - 128) * 1.34,
      ]),
      2,
      2,
      20,
    ),
    green,
  ),
  shape(
    rays({ centre: [128, 128], from: 74, to: 116, count: 40, width: 2.6, seed: 5, ragged: 14 }),
    '#2f6b52',
  ),
  shape(chairs(93, 16), paper),
  shape(chairs(93, 12), brass),
  shape(disc([128, 128], 70, 5, 1.2), paper),
  shape(disc([128, 128], 65, 6, 1.1), brass),
  shape(
    rays({ centre: [128, 128], from: 38, to: 62, count: 30, width: 2.2, seed: 9, ragged: 10 }),
    paper,
  ),
  card(-20, green, shape(leaf([128, 144], [128, 82], 17), paper, ' fill-rule="evenodd"')),
  card(
    18,
    red,
    `${shape(disc([128, 110], 19, 8), paper)}${shape('M126 96L130 96L131 111L140 118L137 122L125 113Z', green)}`,
  ),
  '</svg>',
].join('\n')
