/** What the table of Time Bluff says, in Dutch. */
import type { TimeBluffTableWords } from '../de/timeBluffTable'

/** Dutch words. */
export const timeBluffTable = {
  keys: {
    hand: 'H: mijn hand voorlezen, K: erheen gaan',
    answer: '1: twijfelen, 2: geloven',
    direct: 'Tijdkolk – 1: met de klok mee, 2: tegen de klok in',
    pile: '1 tot 3: de stapel kiezen',
    confirm: 'F: leggen of beamen wat je hebt gekozen',
  },
  /** Asked why, and not to be told yet. */
  whyLater: '{name} vertelt na de ronde waarom.',
  thought: {
    doubted:
      'Op grond van wat iedereen kon zien, schatte ik de kans dat de kaart op stapel {place} klopte op {percent}%. Met {n} kaarten daar vond ik twijfelen de moeite waard.',
    doubtedHolding:
      'Van de {right} kaarten die gepast hadden, had ik er zelf {held}. De kans dat die op stapel {place} klopte, schatte ik op {percent}%.',
    believed:
      'Op grond van wat iedereen kon zien, schatte ik de kans dat de kaart op stapel {place} klopte op {percent}%. Met {n} kaarten daar vond ik twijfelen te riskant.',
    believedHolding:
      'Van de {right} kaarten die gepast hadden, had ik er zelf {held}. De kans dat die op stapel {place} klopte, schatte ik op {percent}%.',
    laid: 'Toen ik op stapel {place} legde, schatte ik de kans dat {doubts} op {percent}%.',
    laidSafe: 'Bij de partnerkaart op stapel {place} mag niemand twijfelen.',
    laidQuietly:
      'Op stapel {place} voelde ik me vrij veilig: de kans dat {doubts}, schatte ik op maar {percent}%.',
    laidCheaply:
      'Op stapel {place} rekende ik op twijfel ({percent}%), maar met één kaart daar kon dat niet veel kosten. | Op stapel {place} rekende ik op twijfel ({percent}%), maar met {n} kaarten daar kon dat niet veel kosten.',
    laidBoldly:
      'Op stapel {place} rekende ik op twijfel ({percent}%). Wie het dan mis heeft, pakt de hele stapel.',
    laidLast:
      'Op stapel {place} lagen mijn laatste kaarten. De kans dat {doubts}, schatte ik op {percent}%.',
    turnedRight:
      'De kaart op stapel {place} klopte. De kans dat {doubts}, schatte ik op {percent}%.',
    turnedLie: 'Op stapel {place} heb ik gebluft. De kans dat {doubts}, schatte ik op {percent}%.',
    laidRight: 'De kaart op stapel {place} klopte. De kans dat {doubts}, schatte ik op {percent}%.',
    laidLie:
      'Op stapel {place} heb ik gebluft, terwijl ik ook eerlijk had kunnen leggen. De kans dat {doubts}, schatte ik op {percent}%.',
    laidLieForced:
      'Op stapel {place} heb ik gebluft: eerlijk kon met mijn kaarten niet. De kans dat {doubts}, schatte ik op {percent}%.',
    adviseDoubt:
      'Twijfel. De kans dat de kaart klopt is maar {percent}%; op de stapel ligt er één. | Twijfel. De kans dat de kaart klopt is maar {percent}%; op de stapel liggen er {n}.',
    adviseDoubtThough:
      'Twijfel toch. De kans dat de kaart klopt is {percent}%, maar bluf zou meer kosten dan jouw vergissing.',
    adviseDoubtLast:
      'Twijfel. Dit zijn de laatste kaarten: als niemand twijfelt, is de ronde voorbij. De kans dat de kaart klopt is {percent}%.',
    adviseBelieve:
      'Geloof het. De kans dat de kaart klopt is {percent}%; op de stapel ligt er één. | Geloof het. De kans dat de kaart klopt is {percent}%; op de stapel liggen er {n}.',
    adviseBelieveLast:
      'Geloof het, ook al is de ronde dan voorbij. De kans dat de kaart klopt is {percent}%, en als je je vergist, pak je ook nog de stapel. | Geloof het, ook al is de ronde dan voorbij. De kans dat de kaart klopt is {percent}%, en als je je vergist, pak je ook nog de {n} kaarten van de stapel.',
    adviseRight:
      'Leg eerlijk op stapel {place}: {cards}. De kans dat {doubts}, is ongeveer {percent}%.',
    adviseLie: 'Bluf op stapel {place}: {cards}. De kans dat {doubts}, is ongeveer {percent}%.',
    /** Who is to doubt: anybody, or of two players the other one. */
    doubts: {
      somebody: 'iemand zou twijfelen',
      other: '{name} zou twijfelen',
      you: 'jij zou twijfelen',
    },
    /** What is laid, and how. */
    adviseCard: { hidden: 'gedekt {card}', pair: 'daartussen {card}', open: 'open {card}' },
  },
  card: {
    clock: '{hour} uur, {clock}',
    pair: 'partnerkaart {effect} ({clock})',
    joker: 'Joker',
    vortex: 'Tijdkolk',
    cuckoo: 'Koekoek',
    down: 'gedekte kaart',
  },
  cardInSentence: {
    clock: '{hour} uur ({clock})',
    pair: 'de partnerkaart {effect} ({clock})',
    joker: 'een joker',
    vortex: 'een tijdkolk',
    cuckoo: 'de koekoek',
  },
  cardLine: {
    joker: 'past op elke klok',
    vortex: 'open: alle handen schuiven door',
    cuckoo: 'nooit goed, nooit open',
  },
  clock: {
    grandfather: 'staande klok',
    smartwatch: 'smartwatch',
    radio: 'wekkerradio',
    alarm: 'wekker',
  },
  effect: { jungle: 'Jungle', beam: 'Beamen', snooze: 'Snoozen', broken: 'Kapot' },
  effectLine: {
    jungle: 'niemand mag twijfelen',
    beam: 'geef een kaart weg',
    snooze: 'buur trekt er 1 en slaat over',
    broken: 'alle anderen trekken er 1',
  },
  explained: {
    clock:
      'Gedekt is deze kaart goed als hij precies één uur later aangeeft dan de kaart eronder; na 12 komt 1. In je hand telt hij 1 minpunt.',
    joker:
      'Gedekt is hij goed zolang hij niet op een joker ligt en er geen joker of tijdkolk direct op ligt. {open} In je hand telt hij 5 minpunten.',
    vortex:
      'Open gelegd of bij het twijfelen ontdekt laat hij alle handen naar een buur schuiven; daarna is hij deze ronde uit het spel. Gedekt telt hij als joker. In je hand telt hij 10 minpunten.',
    cuckoo:
      'Hij toont geen uur en is nooit goed. Je raakt hem alleen gedekt kwijt, of door een tijdkolk of door Beamen. In je hand telt hij 5 minpunten.',
    jungle:
      'Open tussen je gedekte kaart en {clock}: deze keer mag niemand twijfelen. In je hand 5 minpunten.',
    beam: 'Open tussen je gedekte kaart en {clock}: je geeft iemand stiekem een kaart uit je hand. In je hand 5 minpunten.',
    snooze:
      'Open tussen je gedekte kaart en {clock}: een buur trekt een kaart en slaat een beurt over. In je hand 5 minpunten.',
    broken:
      'Open tussen je gedekte kaart en {clock}: alle anderen trekken een kaart. In je hand 5 minpunten.',
  },
  /** What an open Joker is good for, by the table’s option. */
  openJoker: {
    any: 'Ligt hij open, dan is elke klok erop goed.',
    named: 'Wie hem open legt, noemt een uur: alleen de klok daarna is er goed op.',
  },
  /** The clock in what a pair card is good for: of its kind, or of its hour. */
  pairedWith: {
    grandfather: 'een passende staande klok',
    smartwatch: 'een passende smartwatch',
    radio: 'een passende wekkerradio',
    alarm: 'een passende wekker',
    hour: 'een willekeurige {hour}',
  },
  hand: 'Je hand is leeg | Je hand: één kaart | Je hand: {n} kaarten',
  /** TB-30: it stays in reach, set back, while the card on the chosen pair card is missing. */
  besidePair: '{card}, past niet op de partnerkaart',
  fits: '{card}, past op stapel {piles} | {card}, past op stapel {piles} | {card}, past op de stapels {piles}',
  piles: 'Het midden van de tafel',
  slot: { hidden: 'gedekt', pair: 'partner', open: 'open', gift: 'cadeau' },
  slotOn: '{slot} op stapel {place}',
  slotHolds: '{slot}: {card}. Druk om terug te nemen.',
  slotEmpty: '{slot}: nog leeg',
  said: {
    put: {
      hidden: '{card}, gedekt.',
      pair: '{card}, ertussen.',
      open: '{card}, open.',
      gift: '{card}, als cadeau.',
    },
    back: 'Terug in je hand: {card}.',
    pileBack: 'Geen stapel meer gekozen.',
    soFar: 'Al gekozen: {what}.',
  },
  ask: {
    hidden: 'Welke kaart leg je gedekt?',
    hiddenLast: 'Leg je laatste kaart gedekt.',
    openLast: 'Leg je laatste kaart open.',
    pair: 'Welke partnerkaart leg je ertussen?',
    open: 'Welke kaart komt er open op?',
    gift: 'Welke kaart beam je weg?',
    place: 'Op welke stapel?',
    named: 'Voor welk uur staat de joker?',
    snooze: 'Welke buur gaat snoozen?',
    to: 'Wie krijgt de kaart?',
    ready: 'Alles klaar. Bevestig, of verander nog iets.',
    readyOn: 'Je legt op stapel {pile}. Bevestig, of verander nog iets.',
    unfit: 'Zo kan het nog niet.',
    mustDraw: 'Geen van je kaarten mag open liggen: trek een kaart.',
    openPlace: 'De plaats is vrij: welke kaart leg je er open neer?',
  },
  hint: {
    draw: 'Daarna is je beurt voorbij.',
    orDraw: 'Leg kaarten, of trek er één: dan is je beurt voorbij.',
    pair: 'Daarop past: {cards}. {effect}: {line}.',
    numbers: 'Het kleine cijfer op een kaart zegt op welke stapel hij eerlijk is. Bluffen mag.',
    /** The same for the ear. */
    numbersHeard: 'Je kaarten zeggen zelf op welke stapel ze eerlijk zijn. Bluffen mag.',
    nothing: 'Geen van je kaarten zou hier eerlijk zijn: tijd voor een bluf.',
    lay: 'Kies kaarten of sleep ze naar een stapel. Bluffen mag.',
    place: 'Kies een stapel: 1, 2 of 3.',
    beam: 'Alleen jullie tweeën weten welke kaart het is.',
    openPlace: 'Een klok, een joker of een tijdkolk. Je mag ook passen.',
  },
  truth: {
    honest: 'Zo is het eerlijk. Dat weet alleen jij.',
    bluff: 'Dit wordt bluf. Dat weet alleen jij.',
  },
  standsFor: 'staat voor {hour} uur',
  hour: '{hour} uur',
  neighbour: { left: 'links', right: 'rechts' },
  declinePlace: 'Passen',
  drawInstead: 'Kaart trekken',
  undo: 'Terugnemen',
  confirm: 'Leggen',
  confirmBeam: 'Beamen',
  takeCard: 'Kaart trekken',
  nextRound: 'Volgende ronde',
  reason: {
    'not-seated': 'Je kijkt alleen toe. Ga op een vrije plaats zitten om mee te doen.',
    'match-over': 'Het spel is afgelopen. Jullie kunnen een nieuw beginnen.',
    'not-your-turn': 'Je bent niet aan de beurt. Wacht tot je plaats oplicht.',
    'other-decision-owed': 'Eerst wordt er iets anders gevraagd: kijk op het briefje.',
    'already-answered': 'Je hebt al geantwoord, en dat blijft zo.',
    'card-not-in-hand': 'Die kaart heb je niet meer. Neem er een uit je hand.',
    'place-dead': 'Die plaats is uit het spel. Neem een andere.',
    'two-cards-needed': 'Je legt twee kaarten: één gedekt en één open erop.',
    'single-card-is-hidden': 'Je laatste kaart leg je gedekt.',
    'single-card-is-open': 'Je laatste kaart leg je open.',
    'open-card-shows-no-hour':
      'De koekoek toont geen uur en kan alleen gedekt liggen. Open mogen klokken, jokers en tijdkolken.',
    'only-card-to-open':
      'Dit is je enige kaart die open mag liggen: leg een andere gedekt en deze open erop.',
    'pair-card-alone':
      'Een partnerkaart ligt nooit alleen open: de bijbehorende klok hoort erop, en daar heb je drie kaarten voor nodig.',
    'not-a-pair-card': 'Ertussen mag alleen een partnerkaart liggen.',
    'pair-card-needs-its-clock':
      'Op de partnerkaart hoort open de bijbehorende klok, en die moet uit je hand komen.',
    'pair-card-needs-its-hour':
      'Op de partnerkaart hoort open het bijbehorende uur uit je hand: op Jungle 12, op Beamen 3, op Snoozen 6, op Kapot 9.',
    'must-draw': 'Geen van je kaarten mag open liggen: trek in plaats daarvan een kaart.',
    'may-not-draw': 'Trekken in plaats van leggen mag nu niet: leg twee kaarten.',
    'joker-needs-hour': 'Zeg erbij voor welk uur de open joker staat.',
    'hour-not-named-here': 'Hier wordt geen uur genoemd: leg zonder.',
    'snooze-needs-neighbour': 'Zeg erbij welke buur gaat snoozen.',
    'neighbour-not-named-here': 'Hier wordt geen buur genoemd: leg zonder.',
    'beam-to-yourself': 'Je beamt naar iemand anders: kies een medespeler.',
    'no-such-seat': 'Daar zit niemand. Kies een medespeler.',
    'place-needs-open-card': 'Op de vrije plaats hoort een klok, een joker of een tijdkolk.',
  },
  pile: {
    name: 'Stapel {number}',
    follows: 'volgt: {hour}',
    anyFollows: 'elke klok',
    honest: 'Je gedekte kaart zou hier eerlijk zijn.',
    honestMark: 'eerlijk',
    bluffMark: 'bluf',
    dead: 'uit het spel',
    empty: 'nu vrij',
    look: 'Stapel {number} bekijken',
    explained: 'Van boven naar beneden. Je eigen kaarten zie alleen jij.',
  },
  layer: { open: 'open kaart', down: 'gedekte kaart', own: 'jouw kaart', mine: '{card} (van jou)' },
  stamp: { honest: 'Eerlijk!', bluff: 'Gebluft!' },
  whyVerdict: {
    joker: 'Een joker staat voor elke klok.',
    vortex: 'Gedekt telt de tijdkolk als joker.',
    jokerOnJoker: 'Een joker op een joker is fout.',
    vortexOnJoker: 'Hij telt als joker, en een joker op een joker is fout.',
    cuckoo: 'De koekoek is nooit goed.',
    pair: 'Gedekt is een partnerkaart nooit goed.',
  },
  stage: {
    on: 'lag bovenop',
    hidden: 'gedekt',
    right: 'goed',
    wrong: 'bluf!',
    pair: 'partner',
    open: 'open',
  },
  doubt: {
    ask: '{name} zegt: “{hour}\u00a0uur!” Geloof je dat?',
    askAny: '{name} legt op de joker. Geloof je dat het past?',
    mine: 'De anderen bedenken of ze je geloven.',
    mineOne: '{name} bedenkt of je eerlijk bent.',
    said: '{name} zegt: “{hour}\u00a0uur!”',
    saidAny: '{name} legt op de joker.',
    watching: 'De anderen bedenken of ze het geloven.',
    jungle: 'Jungle! Niemand mag aan {name} twijfelen.',
    takeCard: 'Vergeet niet te trekken: neem je kaart!',
    youDoubt: 'Je twijfelt. Zo meteen weet iedereen het.',
    youBelieve: 'Je gelooft het. Eens kijken of er iemand twijfelt.',
    missing: 'Iedereen heeft geantwoord. | Nog één antwoord. | Nog {n} antwoorden.',
    missingYours: 'Alleen jij nog. | Jij en nog iemand. | Jij en nog {n} anderen.',
    secret: 'Geheim en definitief.',
    closing: 'Hand leeg: gelooft iedereen het, dan is de ronde voorbij.',
    closingPassed: 'Gelooft iedereen het, dan is de ronde voorbij.',
    doubt: 'Twijfelen',
    believe: 'Geloven',
  },
  direct: {
    ask: 'De tijdkolk draait: welke kant gaan alle handen op?',
    hint: 'Iedereen geeft de hele hand aan een buur door.',
    clockwise: 'aan {name}',
    counterclockwise: 'aan {name}',
    receive:
      'jij krijgt geen kaarten van {name} | jij krijgt 1 kaart van {name} | jij krijgt {n} kaarten van {name}',
  },
  wait: {
    lay: '{name} is aan de beurt.',
    direct: '{name} stuurt de tijdkolk.',
    beam: '{name} beamt zo een kaart weg.',
    openPlace: '{name} mag de vrije plaats vullen.',
    scored: 'De ronde is afgelopen. Alles gelezen?',
    reading: 'Het spel gaat zo verder.',
    over: 'Het spel is afgelopen.',
    stillReading: 'Nog aan het lezen: {names}',
  },
  awaited: {
    lay: 'is aan de beurt',
    direct: 'stuurt',
    beam: 'beamt',
    openPlace: 'vult de plaats',
    takeCard: 'moet trekken',
    nextRound: 'leest nog',
  },
  score: {
    over: 'Eindstand',
    round: 'Ronde {round}',
    hand: 'Kaarten van {name}',
    empty: 'alles afgelegd',
    minus: 'Minpunten',
    this: 'deze ronde',
    total: 'totaal',
    all: 'Alle rondes',
    roundShort: 'Ronde',
  },
  end: {
    emptied: 'Een hand is leeg.',
    emptiedOf: 'De hand van {name} is leeg.',
    emptiedYours: 'Je hand is leeg.',
    passedOn:
      'Iemand had geen kaarten meer; daarna gaf de tijdkolk alle handen door, en wie de lege kreeg, pakte weer kaarten.',
    passedOnOf:
      '{name} had geen kaarten meer; daarna gaf de tijdkolk alle handen door, en wie de lege kreeg, pakte weer kaarten.',
    passedOnYours:
      'Je had geen kaarten meer; daarna gaf de tijdkolk alle handen door, en wie de lege kreeg, pakte weer kaarten.',
    handedOf:
      '{layer} had geen kaarten meer; daarna gaf de tijdkolk alle handen door, en {name} kreeg de lege.',
    handedByYou:
      'Je had geen kaarten meer; daarna gaf de tijdkolk alle handen door, en {name} kreeg de lege.',
    handedYours:
      '{layer} had geen kaarten meer; daarna gaf de tijdkolk alle handen door, en jij kreeg de lege.',
    reached: '{name} heeft {n} minpunten, bij {target} is het afgelopen.',
    reachedYours: 'Je hebt {n} minpunten, bij {target} is het afgelopen.',
    oneRound: 'Afgesproken was één enkele ronde.',
    fewest: 'Wie de minste minpunten heeft, wint.',
    'pile-exhausted': 'De trekstapel is leeg: niemand kan nog trekken.',
    'places-dead': 'Alle drie de plaatsen zijn leeg.',
    'too-long': 'De ronde heeft lang genoeg geduurd.',
  },
  drawPile: 'op de trekstapel',
  removed: 'geen tijdkolk weg | één tijdkolk is weg | {n} tijdkolken zijn weg',
  skips: 'slaat niet over | slaat over | slaat {n} keer over',
  dealer: 'deelt',
  youDeal: 'je deelt',
  sort: { hour: 'Op uur sorteren', clock: 'Op klok sorteren' },
  word: {
    right: '{doubter} twijfelde, maar {layer} was eerlijk: {card}.',
    rightByYou: 'Je twijfelde, maar {layer} was eerlijk: {card}.',
    rightYou: '{doubter} twijfelde, maar jij was eerlijk: {card}.',
    caught: '{doubter} betrapte {layer}: {card}!',
    caughtByYou: 'Je betrapte {layer}: {card}!',
    caughtYou: '{doubter} betrapte jou: {card}!',
    doubtedToo: 'Jij twijfelde ook.',
    believed: 'Niemand twijfelde aan {layer}.',
    believedYou: 'Niemand twijfelde aan jou.',
    clockwise: 'Alle handen zijn met de klok mee doorgeschoven.',
    counterclockwise: 'Alle handen zijn tegen de klok in doorgeschoven.',
    snoozed: '{name} snoozet.',
    snoozedYou: 'Je snoozet.',
  },
  minusShort: '0 minpunten | 1 minpunt | {n} minpunten',
  minus: 'geen minpunten | één minpunt | {n} minpunten',
  guide: {
    title: 'Je eerste ronde',
    step1: 'Gedekt: één uur later dan de kaart eronder. Open: welk uur dan ook. Bluffen mag.',
    step2:
      'Is de gedekte kaart één uur later? Twijfel je, dan wordt hij omgedraaid, en wie het mis heeft, pakt de stapel. Geloven kost niets.',
    step3:
      'Na het leggen trekt wie minder dan zes kaarten heeft er één bij. Is een hand leeg, dan eindigt de ronde: wat de anderen nog hebben, zijn minpunten.',
  },
} satisfies TimeBluffTableWords
