/** What the table of Die Tafelrunde 2 says, in Dutch. */
import type { TafelrundeTableWords } from '../de/tafelrundeTable'

/** Dutch words. */
export const tafelrundeTable: TafelrundeTableWords = {
  keys: {
    hand: 'H: mijn hand voorlezen, K: erheen gaan',
    digits: '1 tot 9 en 0: de kaart op die plek kiezen',
    pass: 'P: passen',
    turn: 'D: de gekozen kaart omdraaien',
    confirm: 'F: spelen of veiligstellen wat je hebt gekozen',
  },
  /** Asked why, and not to be told yet. */
  whyLater: '{name} vertelt na de rooftocht waarom.',
  thought: {
    playedBlue:
      '{when}Met mijn {value} had ik {percent}% kans om blauw te winnen, goed voor één edelsteen. | {when}Met mijn {value} had ik {percent}% kans om blauw te winnen, goed voor {n} edelstenen.',
    playedRed:
      '{when}Met mijn {value} had ik {percent}% kans om rood te winnen, goed voor één edelsteen. | {when}Met mijn {value} had ik {percent}% kans om rood te winnen, goed voor {n} edelstenen.',
    playedYellow:
      '{when}Met mijn {value} had ik {percent}% kans om geel te winnen, goed voor één edelsteen. | {when}Met mijn {value} had ik {percent}% kans om geel te winnen, goed voor {n} edelstenen.',
    adviseBlue:
      '{play}. Dan heb je ongeveer {percent}% kans om blauw te winnen, goed voor één edelsteen. | {play}. Dan heb je ongeveer {percent}% kans om blauw te winnen, goed voor {n} edelstenen.',
    adviseRed:
      '{play}. Dan heb je ongeveer {percent}% kans om rood te winnen, goed voor één edelsteen. | {play}. Dan heb je ongeveer {percent}% kans om rood te winnen, goed voor {n} edelstenen.',
    adviseYellow:
      '{play}. Dan heb je ongeveer {percent}% kans om geel te winnen, goed voor één edelsteen. | {play}. Dan heb je ongeveer {percent}% kans om geel te winnen, goed voor {n} edelstenen.',
    sparingBlue:
      '{when}Met mijn {value} hoefde ik blauw niet te winnen; ik wilde alleen de andere in mijn hand houden.',
    sparingRed:
      '{when}Met mijn {value} hoefde ik rood niet te winnen; ik wilde alleen de andere in mijn hand houden.',
    sparingYellow:
      '{when}Met mijn {value} hoefde ik geel niet te winnen; ik wilde alleen de andere in mijn hand houden.',
    adviseSparingBlue:
      '{play}. Met deze kaart valt er in blauw nauwelijks iets te winnen, maar je andere kaarten houd je voor later.',
    adviseSparingRed:
      '{play}. Met deze kaart valt er in rood nauwelijks iets te winnen, maar je andere kaarten houd je voor later.',
    adviseSparingYellow:
      '{play}. Met deze kaart valt er in geel nauwelijks iets te winnen, maar je andere kaarten houd je voor later.',
    levelBlue:
      '{when}Met mijn {value} kwam ik in blauw gelijk: was dat zo gebleven, dan had daar niemand gewonnen en had ik de kaart teruggenomen.',
    levelRed:
      '{when}Met mijn {value} kwam ik in rood gelijk: was dat zo gebleven, dan had daar niemand gewonnen en had ik de kaart teruggenomen.',
    levelYellow:
      '{when}Met mijn {value} kwam ik in geel gelijk: was dat zo gebleven, dan had daar niemand gewonnen en had ik de kaart teruggenomen.',
    adviseLevelBlue:
      '{play}. Daarmee kom je in blauw gelijk: blijft dat zo, dan wint daar niemand en neem je de kaart terug.',
    adviseLevelRed:
      '{play}. Daarmee kom je in rood gelijk: blijft dat zo, dan wint daar niemand en neem je de kaart terug.',
    adviseLevelYellow:
      '{play}. Daarmee kom je in geel gelijk: blijft dat zo, dan wint daar niemand en neem je de kaart terug.',
    guardingBlue:
      '{when}Wat er in blauw open voor me lag, wilde ik houden: met mijn {value} was ik daar het sterkst.',
    guardingRed:
      '{when}Wat er in rood open voor me lag, wilde ik houden: met mijn {value} was ik daar het sterkst.',
    guardingYellow:
      '{when}Wat er in geel open voor me lag, wilde ik houden: met mijn {value} was ik daar het sterkst.',
    leadingBlue:
      '{when}Met mijn {value} was ik in blauw het sterkst: wie daar wilde winnen, moest er eerst overheen.',
    leadingRed:
      '{when}Met mijn {value} was ik in rood het sterkst: wie daar wilde winnen, moest er eerst overheen.',
    leadingYellow:
      '{when}Met mijn {value} was ik in geel het sterkst: wie daar wilde winnen, moest er eerst overheen.',
    adviseLeadingBlue:
      '{play}. Daarmee ben je in blauw het sterkst: wie daar wil winnen, moet er eerst overheen.',
    adviseLeadingRed:
      '{play}. Daarmee ben je in rood het sterkst: wie daar wil winnen, moet er eerst overheen.',
    adviseLeadingYellow:
      '{play}. Daarmee ben je in geel het sterkst: wie daar wil winnen, moet er eerst overheen.',
    behindBlue:
      '{when}Met mijn {value} stond ik in blauw nog achter. Wie daar niet wint, neemt hem toch terug.',
    behindRed:
      '{when}Met mijn {value} stond ik in rood nog achter. Wie daar niet wint, neemt hem toch terug.',
    behindYellow:
      '{when}Met mijn {value} stond ik in geel nog achter. Wie daar niet wint, neemt hem toch terug.',
    adviseBehindBlue:
      '{play}. Daarmee sta je in blauw nog achter, maar win je daar niet, dan neem je de kaart terug.',
    adviseBehindRed:
      '{play}. Daarmee sta je in rood nog achter, maar win je daar niet, dan neem je de kaart terug.',
    adviseBehindYellow:
      '{play}. Daarmee sta je in geel nog achter, maar win je daar niet, dan neem je de kaart terug.',
    adviseGuardingBlue:
      '{play}. Daarmee ben je in blauw het sterkst: wat daar open voor je ligt, pakt niemand je zo makkelijk af.',
    adviseGuardingRed:
      '{play}. Daarmee ben je in rood het sterkst: wat daar open voor je ligt, pakt niemand je zo makkelijk af.',
    adviseGuardingYellow:
      '{play}. Daarmee ben je in geel het sterkst: wat daar open voor je ligt, pakt niemand je zo makkelijk af.',
    adviseCheapBlue:
      '{play}. Met ongeveer {percent}% win je blauw waarschijnlijk niet, maar deze kaart kost je weinig en je sterkere kaarten houd je voor later.',
    adviseCheapRed:
      '{play}. Met ongeveer {percent}% win je rood waarschijnlijk niet, maar deze kaart kost je weinig en je sterkere kaarten houd je voor later.',
    adviseCheapYellow:
      '{play}. Met ongeveer {percent}% win je geel waarschijnlijk niet, maar deze kaart kost je weinig en je sterkere kaarten houd je voor later.',
    adviseStakeBlue:
      '{play}. Je kans om blauw te winnen is maar ongeveer {percent}%, maar er staat één edelsteen op het spel. | {play}. Je kans om blauw te winnen is maar ongeveer {percent}%, maar er staan {n} edelstenen op het spel.',
    adviseStakeRed:
      '{play}. Je kans om rood te winnen is maar ongeveer {percent}%, maar er staat één edelsteen op het spel. | {play}. Je kans om rood te winnen is maar ongeveer {percent}%, maar er staan {n} edelstenen op het spel.',
    adviseStakeYellow:
      '{play}. Je kans om geel te winnen is maar ongeveer {percent}%, maar er staat één edelsteen op het spel. | {play}. Je kans om geel te winnen is maar ongeveer {percent}%, maar er staan {n} edelstenen op het spel.',
    passed:
      '{when}Ik had geen kaart meer. | {when}Mijn laatste kaart levert me later meer op. | {when}Mijn {n} kaarten leveren me later meer op.',
    feierabend: '{when}Zoals alles lag, kwam me dat het best uit.',
    letzteWarnung: '{when}Mijn kisten vond ik daar niet veilig genoeg.',
    wiederbelebung: '{when}Ik had liever een goede kaart van mijn aflegstapel.',
    zork: '{when}Ik wilde meerdere kisten tegelijk veiligstellen.',
    waiting:
      '{when}Ik had geen andere kaart meer. | {when}Mijn andere kaart wilde ik nog niet laten zien. | {when}Van mijn {n} andere kaarten wilde ik er nog geen laten zien.',
    advisePass:
      'Pas. In je beste kleur heb je nu ongeveer {percent}% kans, en je kaarten zijn later meer waard.',
    adviseFeierabend: 'Speel je Sluitingstijd. Zoals alles er nu ligt, sta je er goed voor.',
    adviseLetzteWarnung: 'Speel je Laatste Waarschuwing. Je kisten zijn niet veilig.',
    adviseWiederbelebung: 'Speel je Herleving. Op je aflegstapel ligt een goede kaart.',
    adviseZork: 'Speel Zork. Je kunt waarschijnlijk meerdere kisten tegelijk veiligstellen.',
    adviseWaiting:
      'Speel je speciale kaart. Hij levert je waarschijnlijk niets op, maar een andere kaart heb je niet. | Speel je speciale kaart. Hij levert je waarschijnlijk niets op, maar je andere kaart hoef je nog niet te laten zien. | Speel je speciale kaart. Hij levert je waarschijnlijk niets op, maar van je {n} andere kaarten hoef je er nog geen te laten zien.',
    adviseSecureMost: 'Stel {chests} veilig. Meer edelstenen kun je nu niet veiligstellen.',
    adviseSecureWeakest:
      'Stel {chests} veilig. Andere leveren evenveel edelstenen op, maar die verdedig je met je hand beter.',
    adviseSecureLess:
      'Stel {chests} veilig. Andere leveren meer edelstenen op, maar aan die heb je open waarschijnlijk meer.',
    /** Asked once the next raid has begun. */
    raidBefore: 'In rooftocht {raid}: ',
    /** How its first sentence begins. */
    play: 'Speel {side}',
    turnAndPlay: 'Draai {up} om en speel {side}',
    chest: {
      blue: 'de blauwe kist met {gems}',
      red: 'de rode kist met {gems}',
      yellow: 'de gele kist met {gems}',
    },
  },
  colour: { blue: 'Blauw', red: 'Rood', yellow: 'Geel' },
  letter: { blue: 'B', red: 'R', yellow: 'G' },
  side: '{colour} {value}',
  card: '{up}, eronder {down}',
  chest: {
    blue: 'blauwe kist met {gems}',
    red: 'rode kist met {gems}',
    yellow: 'gele kist met {gems}',
  },
  chests: {
    blue: 'blauwe kisten met {gems}',
    red: 'rode kisten met {gems}',
    yellow: 'gele kisten met {gems}',
  },
  /** Below a picture of one of them; how many is a word: beside a value a number would be one to reckon with. */
  alikeSeen: {
    blue: '{n} blauwe {value}’s',
    red: '{n} rode {value}’s',
    yellow: '{n} gele {value}’s',
  },
  alikeChosenSeen: '{number} van {n} gekozen',
  countWord: { n2: 'twee', n3: 'drie', n4: 'vier', n5: 'vijf', n6: 'zes' },
  chestAlike: '{chest}, {n} dezelfde',
  chestAlikeChosen: '{chest}, {number} van {n} dezelfde gekozen',
  gemsAnd: '{before} en {last}',
  protectedChest: '{chest}, beschermd',
  lyingWith: '{special}: {what}',
  special: {
    feierabend: 'Sluitingstijd',
    'letzte-warnung': 'Laatste Waarschuwing',
    wiederbelebung: 'Herleving',
    zork: 'Zork',
  },
  specialInSentence: {
    feierabend: 'een Sluitingstijd',
    'letzte-warnung': 'een Laatste Waarschuwing',
    wiederbelebung: 'een Herleving',
    zork: 'Zork',
  },
  specialTitle: {
    feierabend: 'Sluitings\u00adtijd',
    'letzte-warnung': 'Laatste Waar\u00adschuwing',
    wiederbelebung: 'Herleving',
    zork: 'Zork',
  },
  specialLine: {
    feierabend: 'meteen afrekenen',
    'letzte-warnung': 'beschermt een kleur',
    wiederbelebung: 'haalt een kaart terug',
    zork: 'tot zes stenen veilig',
  },
  explained: {
    single: 'Telt als {side}. Een zeven heeft maar één kant, omdraaien kan niet.',
    double:
      'Telt als {up} of, omgedraaid, als {down}. Je kiest bij het spelen; wat boven ligt, telt.',
    feierabend:
      'Daarna speelt niemand meer een kaart, de rooftocht wordt meteen afgerekend. Als allereerste kaart van een rooftocht mag hij niet.',
    'letzte-warnung':
      'Noem een kleur: je open kisten van die kleur kan niemand je deze rooftocht afnemen, ook niet bij gelijke stand.',
    wiederbelebung:
      'Neem een kaart van je aflegstapel op hand. Je mag hem deze rooftocht nog spelen.',
    zork: 'Bij het veiligstellen mag je meer kisten tegelijk nemen, gewoonlijk samen hoogstens zes edelstenen.',
  },
  sortInShort: 'Sorteren',
  sort: {
    colour: 'Op kleur sorteren',
    strength: 'Op sterkte sorteren',
    rogue: 'Op schurk sorteren',
  },
  middle: 'De kisten in het midden',
  stack: 'Kisten in de stapel: {n}',
  /** On a phone, behind the raid. */
  stackBrief: 'stapel {n}',
  hand: 'Je hand is leeg | Je hand: één kaart | Je hand: {n} kaarten',
  secured: 'geen kist veilig | 1 kist veilig | {n} kisten veilig',
  securedGems: '1 kist veilig: {gems} | {n} kisten veilig: {gems}',
  /** On a narrow plate, and where one's own place is narrow. */
  securedBrief: '{n} veilig',
  securedGemsBrief: '{n} veilig: {gems}',
  gemCount: 'geen edelstenen | 1 edelsteen | {n} edelstenen',
  gems: 'edelstenen: {gems}',
  piles: 'stapel {draw}, afgelegd {discard}',
  discards: {
    open: 'Afgelegd',
    title: 'Stapels en aflegstapels',
    explained: 'Wat afgelegd is, ziet iedereen. Hoe de stapels liggen, weet niemand.',
    none: 'Nog niets afgelegd.',
  },
  playedNone: 'niets gespeeld',
  start: 'begint',
  passed: 'gepast',
  inDeck: 'in het deck: {special}',
  raid: 'Rooftocht {raid}',
  chosen: 'gekozen',
  cardChosen: 'Gekozen: {card}.',
  gemsChosen: 'Gekozen edelstenen: {n}.',
  cardBack: 'Terug in de hand: {card}.',
  cardTurned: 'Omgedraaid: nu telt {side}.',
  play: '{card} spelen',
  playNothing: 'Spelen',
  turn: 'Draaien',
  pass: 'Passen',
  secure: 'Veiligstellen',
  takeNothing: 'geen kaart',
  ask: {
    chosenHint: 'D of een tik erop draait de kaart om.',
    chosenTouch: 'Een tik erop draait de kaart om.',
    playHint: 'Kies een kaart uit je hand.',
    dutyHint: 'Passen mag pas daarna.',
    feierabend: 'Daarna speelt niemand nog iets. Er wordt meteen afgerekend.',
    zork: 'Bij het veiligstellen mag je dan meerdere kisten tegelijk nemen.',
    colour: 'Welke kleur bescherm je?',
    noColour: 'Je hebt geen open kist. De kaart doet niets.',
    card: 'Welke kaart komt terug?',
    noCard: 'Je aflegstapel is leeg. De kaart doet niets.',
    secureOne: 'Eén ervan. Niemand kan je die nog afpakken.',
    secureZork: 'Met Zork meerdere, samen hoogstens zes edelstenen.',
    secureZorkMore: 'Met Zork: één, en daarbij hoogstens zes edelstenen.',
    gems: 'Gekozen: {n}.',
    done: 'Jouw keuze: {choice}.',
  },
  wait: {
    choosing: 'Nog bezig met de speciale kaart: {names}.',
    playing: '{name} is aan de beurt.',
    securing: 'Nog aan het veiligstellen: {names}.',
    over: 'Het spel is afgelopen.',
  },
  awaited: { choosing: 'kiest', playing: 'is aan de beurt', securing: 'stelt veilig' },
  refused: 'Dat kan niet. {why}',
  reason: {
    'not-seated': 'Je kijkt alleen toe.',
    'match-over': 'Het spel is afgelopen.',
    'not-your-turn': 'Je bent nu niet aan de beurt.',
    'other-decision-owed': 'Er wordt nu iets anders van je gevraagd.',
    'special-already-chosen': 'Je hebt je speciale kaart al gekozen.',
    'chests-already-chosen': 'Je hebt al gekozen wat je veiligstelt.',
    'already-passed': 'Je doet deze rooftocht niet meer mee.',
    'card-not-in-hand': 'Deze kaart heb je niet in de hand.',
    'side-not-on-card': 'Deze kleur staat niet op de kaart.',
    'must-play-first': 'Jij begint en moet een kaart spelen.',
    'feierabend-barred': 'Een Sluitingstijd kan niet als eerste kaart van een rooftocht.',
    'colour-must-be-named': 'Noem de kleur die beschermd moet zijn.',
    'no-open-chest-of-colour': 'Van deze kleur heb je geen open kist.',
    'card-not-in-discard': 'Deze kaart ligt niet op je aflegstapel.',
    'no-chest-named': 'Kies minstens één kist.',
    'chest-not-open': 'Deze kist ligt niet open voor je.',
    'one-chest-only': 'Zonder Zork mag je maar één kist veiligstellen.',
    'too-many-gems': 'Dat zijn te veel edelstenen voor Zork.',
  },
  legal: {
    anyCard: 'Speel een kaart uit je hand.',
    cardOrPass: 'Speel een kaart uit je hand, of pas.',
    otherCard: 'Elke andere kaart mag.',
    sides: 'Op de kaart: {names}.',
    colours: 'Mogelijk: {names}.',
    cards: 'Op je aflegstapel: {names}.',
    noCards: 'Je aflegstapel is leeg: speel deze zonder kaart.',
    chests: 'Mogelijk: {names}.',
    sum: 'Samen hoogstens zes, je hebt er {n}.',
    sumAndOne: 'Zonder de meest waardevolle hoogstens zes, je hebt er {n}.',
  },
  settling: {
    title: 'Afrekening',
    of: 'Afrekening: {what}',
    home: 'Veiligstellen',
    next: 'Verder',
    again: 'Afrekening tonen',
    againBrief: 'Afrekening',
    close: 'Sluiten',
    step: 'Stap {step} van {steps}',
  },
  score: {
    title: 'Eindstand',
    gems: 'edelstenen',
    hand: 'handkaarten',
    tie: {
      hands: 'Bij evenveel edelstenen beslissen de kaarten in de hand: {hands}.',
      handsOf:
        'Om de {place} plaats beslissen bij evenveel edelstenen de kaarten in de hand: {hands}.',
      place: { '2': 'tweede', '3': 'derde', '4': 'vierde', '5': 'vijfde' },
      shared: 'Evenveel edelstenen en evenveel kaarten in de hand: de winst wordt gedeeld.',
    },
  },
  end: {
    'stack-empty': 'Er is geen kist meer om open te leggen.',
    'too-long': 'Na zestig rooftochten is het spel uit.',
  },
  guide: {
    title: 'Je eerste rooftocht',
    step1: 'In het midden liggen kisten. Om een kleur vecht je met kaarten van die kleur.',
    step2: 'Om de beurt speel je een kaart of pas je. Wat boven op de kaart staat, telt.',
    step3: 'Wie in een kleur het sterkst is, neemt aan het eind alle kisten daarvan.',
    step4: 'Wie een kleur wint, legt die kaarten af; alle andere gaan terug naar de hand.',
    step5:
      'Veilig telt een kist aan het eind, en niemand pakt hem je af. Open maakt hij je sterker.',
  },
}
