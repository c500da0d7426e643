/** What every game's table says, in Dutch. */
import type { TableWords } from '../de/table'

/** Dutch words. */
export const table = {
  /** A question waits under what lies over it. */
  yourTurn: 'Jouw beurt',
  backToTable: 'terug naar de tafel',
  rule: 'Regel nalezen',
  /** What a focus that is led to the slip hears: the question itself is said by the live region. */
  askedHere: 'Jouw beslissing',
  waitingHere: 'Aan tafel',
  /** What a table is called behind the name of its game, and what lies on it behind its own. */
  playedHere: 'speltafel',
  part: 'deel',
  notAsked: 'Er wordt nu niets van je gevraagd.',
  answerAwaited: 'De tafel heeft nog niet gereageerd; je antwoord is onderweg.',
  noSuchCard: 'Je hebt geen {n}e kaart.',
  noCards: 'Je hebt nu geen kaarten in je hand.',
  inOrder: 'Ligt al op volgorde',
  notThisQuestion: 'Deze toets doet bij deze vraag niets; L zegt wat je kunt doen.',
  atEnd: 'Op de uitslagpagina kun je nog eens spelen, de tafel bekijken en het spel bewaren.',
  atEndWatching: 'Op de uitslagpagina kun je de tafel bekijken en het spel bewaren.',
  atEndTyped: 'In de chat, met de toets C: {what}.',
  /** By which numbers are written. */
  locale: 'nl',
  stage: {
    skip: 'overslaan',
    missed:
      'Terwijl je iets anders las, is hier één ding gebeurd. Het staat in het verloop. | Terwijl je iets anders las, zijn hier {n} dingen gebeurd. Ze staan in het verloop.',
  },
  guide: {
    next: 'Begrepen',
    skip: 'Spelen zonder hulp',
    unfold: 'Hele tip tonen',
    more: 'Meer over de tips',
    fold: 'Tip inklappen',
  },
  slip: { unfold: 'Alles tonen', fold: 'Inklappen' },
  fieldFull: 'Meer dan {n} tekens passen er niet in.',
  close: 'Sluiten',
  log: 'Verloop',
  logEmpty: 'Hier komt te staan wat er aan tafel gebeurt.',
  round: 'Ronde {n}',
  turnOf: 'Beurt: {name}',
  turnOfYou: 'Jouw beurt',
  /** In the log, behind the name of whoever does what stands before; `same` behind what is done with cards. */
  likewise: { same: 'hetzelfde', too: 'ook' },
  away: 'even weg',
  bot: 'computer',
  standIn: 'computer valt in',
  askWhy: '{name} vragen waarom',
  askAdvice: 'Wat raadt de computer aan?',
  character: '{name} ({character}): {line}',
  newCard: '{card}, nieuw',
  cards: 'kaart | kaarten',
  cardsCounted: 'geen kaart | één kaart | {n} kaarten',
  chooseSeat: '{name} kiezen',
  seat: 'plaats {number}',
  secondsLeft: 'geen tijd meer | nog één seconde | nog {n} seconden',
  timeUp: 'Je tijd is om, er is voor je geantwoord.',
  timeUpBelieved: 'Je tijd is om: je gelooft het.',
  twoAnswers: 'Toets 1: {first}, toets 2: {second}.',
  keyTooEarly: 'De toets kwam te vroeg: druk nog een keer.',
  /** Of a key of the table, pressed in a sheet that lies over it. */
  escapeLeadsBack: 'Escape brengt je terug naar de tafel.',
  /** After an answer to a key that came before what has led to it was told. */
  ledThereFollows: 'Wat eraan voorafging, volgt.',
  gone: 'ligt eruit',
  joined: '{names} en {last}',
  youToo: 'jou',
  waitingFor: 'We wachten op {names}.',
  waitingForNumber:
    'Iedereen heeft geantwoord. | We wachten nog op één antwoord. | We wachten nog op {n} antwoorden.',
  waitingForHidden: 'De anderen denken nog na.',
  refusedClosed: 'Er is intussen iets gebeurd aan tafel. Kijk even en probeer het nog eens.',
  refusedByHost: 'Dat kwam niet aan. Je keuze ligt er nog: probeer het nog eens.',
} satisfies TableWords
