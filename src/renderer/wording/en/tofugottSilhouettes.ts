/** The ten silhouettes of Tofugott for those who hear them, in English. */
import type { TofugottSilhouettesWords } from '../de/tofugottSilhouettes'

/** English words. */
export const tofugottSilhouettes: TofugottSilhouettesWords = {
  name: {
    rat: 'rat',
    pig: 'pig',
    elephant: 'elephant',
    dolphin: 'dolphin',
    human: 'human',
    tofu: 'tofu',
    spider: 'spider',
    beetle: 'beetle',
    tree: 'tree',
    ghost: 'ghost',
  },
  /** In English every sentence fits all of them. */
  gender: {
    rat: 'das',
    pig: 'das',
    elephant: 'das',
    dolphin: 'das',
    human: 'das',
    tofu: 'das',
    spider: 'das',
    beetle: 'das',
    tree: 'das',
    ghost: 'das',
  },
  description: {
    rat: 'A rat with a hunched back, a pointed snout and a long bare tail.',
    pig: 'A barrel of a pig with a curly tail and a flat snout.',
    elephant: 'An elephant with one big ear, a tusk and a curled trunk.',
    dolphin: 'A dolphin in the middle of a leap.',
    human: 'A human with one hand on the hip, waving the other.',
    tofu: 'A block of tofu with two chopsticks slanting across it.',
    spider: 'A spider with eight long legs, hanging on its thread.',
    beetle: 'A spotted beetle from above, with two feelers and six legs.',
    tree: 'A tree with a broad crown and a sturdy trunk.',
    ghost: 'A ghost in a sheet, arms spread and mouth open.',
  },
}
