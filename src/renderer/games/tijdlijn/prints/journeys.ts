/** Pictograms of travel, sky and instruments. */
import { gouge } from '../../../cards/lino'
import { around, bar, box, edge, fivePoints, key, oval, paper, round, type Pictogram } from './cuts'

/** By name. */
export const JOURNEYS = {
  ship: [
    ...key(edge('10 60 90 60 76 84 24 84'), box(47, 12, 5, 50)),
    ...key(edge('56 16 86 54 56 54'), edge('43 20 43 54 16 54')),
    ...key(edge('4 90 22 86 38 90 54 86 70 90 86 86 96 88 96 95 4 95')),
    ...paper(gouge([22, 70], [80, 70], 2.4)),
  ],
  bicycle: [
    ...key(round(24, 64, 21), round(76, 64, 21)),
    ...paper(round(24, 64, 15), round(76, 64, 15)),
    ...key(bar([24, 64], [42, 38], 5), bar([42, 38], [70, 38], 5), bar([24, 64], [50, 64], 5)),
    ...key(bar([40, 32], [50, 64], 5), bar([50, 64], [70, 38], 5), bar([76, 64], [67, 26], 5)),
    ...key(box(32, 28, 18, 6), box(56, 23, 20, 5)),
  ],
  car: [
    ...key('M6 72V56L18 52L32 32H64L78 52L94 57V72Z'),
    ...paper(edge('28 51 36 38 46 38 46 51'), edge('51 51 51 38 62 38 70 51')),
    ...paper(round(26, 73, 15), round(74, 73, 15)),
    ...key(round(26, 73, 12), round(74, 73, 12)),
    ...paper(round(26, 73, 5), round(74, 73, 5)),
  ],
  train: [
    ...key(box(28, 40, 48, 24), box(8, 22, 26, 46), box(58, 22, 11, 20)),
    ...key(edge('53 12 74 12 69 24 58 24'), edge('76 50 94 78 72 78'), box(8, 62, 72, 8)),
    ...paper(box(14, 30, 13, 12), gouge([40, 52], [72, 52], 2)),
    ...key(round(22, 78, 12), round(48, 78, 12), round(72, 78, 12)),
    ...paper(round(22, 78, 5), round(48, 78, 5), round(72, 78, 5)),
  ],
  plane: [
    ...key(
      'M50 4C56 10 57 20 57 34L95 58V70L57 58V78L70 88V95L50 89L30 95V88L43 78V58L5 70V58L43 34C43 20 44 10 50 4Z',
    ),
    ...paper(gouge([50, 12], [50, 24], 2.4)),
  ],
  balloon: [
    ...key(round(50, 36, 32), box(41, 80, 18, 15)),
    ...key(bar([32, 60], [43, 82], 3), bar([68, 60], [57, 82], 3)),
    ...paper(
      gouge([37, 10], [37, 64], 3),
      gouge([50, 6], [50, 67], 3),
      gouge([63, 10], [63, 64], 3),
    ),
  ],
  rocket: [
    ...key('M50 4C66 18 70 40 66 66H34C30 40 34 18 50 4Z'),
    ...key(edge('32 46 16 70 16 86 33 70'), edge('68 46 84 70 84 86 67 70')),
    ...key(edge('40 71 60 71 57 82 50 97 43 82')),
    ...paper(round(50, 34, 9)),
    ...key(round(50, 34, 5)),
  ],
  compass: [
    ...key(round(50, 50, 44)),
    ...paper(round(50, 50, 35)),
    ...key(...[45, 135, 225, 315].map((turn) => bar(around(turn, 28), around(turn, 36), 4))),
    ...key(edge('50 16 61 50 50 84 39 50')),
    ...paper(edge('44 53 56 53 50 75')),
  ],
  telescope: [
    ...key(bar([42, 58], [24, 95], 6), bar([46, 58], [64, 95], 6)),
    ...key(bar([10, 68], [60, 36], 17), bar([56, 39], [90, 17], 26)),
    ...paper(bar([20, 53], [29, 67], 3), bar([52, 27], [62, 46], 3)),
  ],
  globe: [
    ...key(round(50, 42, 36), box(46, 76, 8, 14), box(28, 88, 44, 7)),
    ...paper(oval(50, 42, 20, 35)),
    ...key(oval(50, 42, 16, 35)),
    ...paper(gouge([50, 7], [50, 77], 3)),
    ...paper(
      gouge([13, 42], [87, 42], 3),
      gouge([18, 25], [82, 25], 3),
      gouge([18, 59], [82, 59], 3),
    ),
  ],
  star: key(fivePoints(46)),
  moon: [...key(round(48, 50, 42)), ...paper(round(66, 42, 35))],
  flag: [
    ...key(bar([16, 5], [16, 95], 6), 'M20 12C40 4 56 22 90 12V56C58 66 42 48 20 56Z'),
    ...paper(gouge([26, 28], [84, 28], 3.4), gouge([26, 42], [84, 42], 3.4)),
  ],
  bridge: [
    ...key(edge('2 34 98 34 98 84 2 84')),
    ...paper(oval(27, 85, 17, 34), oval(73, 85, 17, 34)),
    ...key(box(0, 28, 100, 9)),
    ...key(edge('0 92 18 88 36 92 54 88 72 92 90 88 100 91 100 96 0 96')),
  ],
} satisfies Readonly<Record<string, Pictogram>>
