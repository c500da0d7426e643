/** The ten silhouettes of Tofugott for those who hear them, in Dutch. */
import type { TofugottSilhouettesWords } from '../de/tofugottSilhouettes'

/** Dutch words. */
export const tofugottSilhouettes: TofugottSilhouettesWords = {
  name: {
    rat: 'rat',
    pig: 'varken',
    elephant: 'olifant',
    dolphin: 'dolfijn',
    human: 'mens',
    tofu: 'tofu',
    spider: 'spin',
    beetle: 'kever',
    tree: 'boom',
    ghost: 'spook',
  },
  /** In Dutch every sentence fits all of them. */
  gender: {
    rat: 'der',
    pig: 'der',
    elephant: 'der',
    dolphin: 'der',
    human: 'der',
    tofu: 'der',
    spider: 'der',
    beetle: 'der',
    tree: 'der',
    ghost: 'der',
  },
  description: {
    rat: 'Een rat met een bolle rug, een spitse snuit en een lange kale staart.',
    pig: 'Een kogelrond varken met een krulstaart en een platte snuit.',
    elephant: 'Een olifant met een groot oor, een slagtand en een gekrulde slurf.',
    dolphin: 'Een dolfijn midden in een sprong.',
    human: 'Een mens met één hand in de zij, zwaaiend met de andere.',
    tofu: 'Een blok tofu met twee eetstokjes er schuin voor.',
    spider: 'Een spin met acht lange poten, hangend aan een draad.',
    beetle: 'Een gestippelde kever van bovenaf, met twee voelsprieten en zes poten.',
    tree: 'Een boom met een brede kruin en een stevige stam.',
    ghost: 'Een spook in een laken, met gespreide armen en open mond.',
  },
}
