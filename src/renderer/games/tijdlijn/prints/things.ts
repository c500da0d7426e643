/** Pictograms of everyday life, sport and workshops. */
import { gouge } from '../../../cards/lino'
import { around, bar, box, edge, key, oval, paper, round, type Pictogram } from './cuts'

const FIFTHS = [0, 72, 144, 216, 288]
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315]

function pentagon(radius: number): string {
  return edge(
    FIFTHS.flatMap((turn) => around(turn, radius))
      .map((value) => value.toFixed(1))
      .join(' '),
  )
}

/** By name. */
export const THINGS = {
  loaf: [
    ...key(oval(50, 54, 45, 29)),
    ...paper(gouge([25, 66], [36, 34], 4.4), gouge([44, 72], [55, 32], 4.4)),
    ...paper(gouge([64, 70], [74, 38], 4.4)),
  ],
  cup: [
    ...key(round(78, 52, 16)),
    ...paper(round(78, 52, 9)),
    ...key('M10 36H78C78 66 66 84 44 84C22 84 10 66 10 36Z', oval(44, 89, 40, 6)),
    ...key(gouge([32, 31], [37, 5], 4), gouge([52, 31], [57, 5], 4)),
  ],
  mug: [
    ...key(box(58, 42, 32, 38)),
    ...paper(box(66, 51, 14, 20)),
    ...key(box(14, 30, 54, 64), round(20, 26, 13), round(41, 19, 15), round(62, 26, 13)),
    ...paper(
      gouge([28, 44], [28, 88], 3.4),
      gouge([41, 44], [41, 88], 3.4),
      gouge([54, 44], [54, 88], 3.4),
    ),
  ],
  bottle: [
    ...key('M41 12H59V32C59 40 74 44 74 58V96H26V58C26 44 41 40 41 32Z', box(38, 3, 24, 11)),
    ...paper(box(34, 60, 32, 24)),
    ...key(gouge([38, 68], [62, 68], 2), gouge([38, 76], [62, 76], 2)),
  ],
  cutlery: [
    ...key(
      box(16, 6, 5, 30),
      box(27, 6, 5, 30),
      box(38, 6, 5, 30),
      edge('16 34 43 34 36 48 23 48'),
    ),
    ...key(box(26, 46, 8, 49), 'M64 5C80 12 84 36 80 56H64Z', box(64, 54, 9, 41)),
  ],
  flask: [
    ...key('M39 12H61V40L89 84Q92 95 82 95H18Q8 95 11 84L39 40Z', box(32, 4, 36, 10)),
    ...paper('M28 68Q39 62 50 68T72 68L80 82Q83 88 77 88H23Q17 88 20 82Z'),
    ...key(round(42, 78, 4), round(58, 80, 5)),
  ],
  lens: [
    ...key(bar([60, 60], [92, 92], 15), round(40, 40, 34)),
    ...paper(round(40, 40, 25)),
    ...key(round(33, 36, 6), round(48, 47, 5), round(46, 28, 3.4)),
  ],
  telephone: [
    ...key('M6 38C18 6 82 6 94 38L87 52L66 45V35C56 31 44 31 34 35V45L13 52Z'),
    ...key(edge('30 46 70 46 90 92 10 92')),
    ...paper(round(50, 69, 16)),
    ...key(round(50, 69, 8)),
  ],
  camera: [
    ...key(box(5, 28, 90, 58), edge('32 30 39 14 61 14 68 30'), box(12, 21, 14, 9)),
    ...paper(round(50, 57, 23)),
    ...key(round(50, 57, 18)),
    ...paper(round(50, 57, 8), box(78, 36, 10, 7)),
  ],
  screen: [
    ...key(bar([50, 28], [32, 5], 4), bar([50, 28], [68, 5], 4)),
    ...key(box(6, 26, 88, 58), bar([28, 82], [22, 97], 6), bar([72, 82], [78, 97], 6)),
    ...paper(box(15, 35, 70, 40)),
    ...key(edge('40 40 64 55 40 70')),
  ],
  gear: [
    ...key(
      ...EIGHTHS.map((turn) => bar(around(turn, 26), around(turn, 47), 15)),
      round(50, 50, 34),
    ),
    ...paper(round(50, 50, 14)),
  ],
  brick: [
    ...key(box(6, 42, 88, 46), box(13, 26, 18, 20), box(41, 26, 18, 20), box(69, 26, 18, 20)),
    ...paper(gouge([12, 46], [90, 46], 2.4)),
  ],
  scissors: [
    ...key(round(28, 80, 16), round(72, 80, 16)),
    ...paper(round(28, 80, 8), round(72, 80, 8)),
    ...key(edge('32 68 70 3 77 18 44 74'), edge('68 68 30 3 23 18 56 74')),
    ...paper(round(50, 52, 3)),
  ],
  shovel: key(
    'M30 54H70V76C70 88 60 95 50 98C40 95 30 88 30 76Z',
    box(45, 10, 10, 48),
    box(30, 3, 40, 11),
  ),
  calendar: [
    ...key(box(8, 16, 84, 78)),
    ...paper(box(16, 38, 68, 48)),
    ...key(...[44, 58, 72].flatMap((y) => [22, 38, 54, 70].map((x) => box(x, y, 9, 8)))),
    ...paper(box(24, 10, 13, 18), box(63, 10, 13, 18)),
    ...key(box(27, 6, 7, 20), box(66, 6, 7, 20)),
  ],
  ball: [
    ...key(round(50, 50, 44)),
    ...paper(...FIFTHS.map((turn) => bar(around(turn, 16), around(turn, 46), 4.4))),
    ...paper(pentagon(24)),
    ...key(pentagon(18)),
    ...paper(...FIFTHS.map((turn) => bar(around(turn + 14, 33), around(turn + 58, 33), 4))),
  ],
  trophy: [
    ...key(round(24, 28, 17), round(76, 28, 17)),
    ...paper(round(24, 28, 10), round(76, 28, 10)),
    ...key('M26 8H74C74 42 66 58 50 60C34 58 26 42 26 8Z'),
    ...key(box(45, 56, 10, 20), edge('30 76 70 76 78 94 22 94')),
    ...paper(gouge([36, 14], [42, 46], 2.6)),
  ],
  runner: key(
    round(66, 13, 10),
    bar([60, 24], [46, 56], 15),
    bar([47, 54], [66, 68], 11),
    bar([65, 65], [60, 94], 9),
    bar([47, 54], [32, 74], 11),
    bar([34, 73], [6, 76], 9),
    bar([58, 28], [78, 44], 8),
    bar([76, 45], [92, 34], 7),
    bar([56, 30], [34, 34], 8),
    bar([36, 33], [24, 50], 7),
  ),
  racket: [
    ...key(oval(42, 34, 29, 32), bar([42, 62], [42, 97], 10)),
    ...paper(oval(42, 34, 22, 25)),
    ...key(...[31, 42, 53].map((x) => bar([x, 8], [x, 60], 2.6))),
    ...key(...[22, 34, 46].map((y) => bar([18, y], [66, y], 2.6))),
    ...key(round(80, 74, 12)),
  ],
  chess: key(
    round(50, 24, 18),
    box(30, 42, 40, 8),
    edge('42 48 58 48 70 80 30 80'),
    box(22, 80, 56, 14),
  ),
  card: [
    ...key(box(18, 4, 64, 92)),
    ...paper(box(24, 10, 52, 80)),
    ...key(edge('50 24 70 50 50 76 30 50'), edge('32 14 37 21 32 28 27 21')),
    ...key(edge('68 72 73 79 68 86 63 79')),
  ],
} satisfies Readonly<Record<string, Pictogram>>
