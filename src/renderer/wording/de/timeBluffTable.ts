/** What the table of Time Bluff says, in German. */

/** German words; the other languages have the same keys. */
export const timeBluffTable = {
  keys: {
    hand: 'H: meine Hand vorlesen, K: zu ihr springen',
    answer: '1: zweifeln, 2: glauben',
    direct: 'Zeitstrudel – 1: im Uhrzeigersinn, 2: dagegen',
    pile: '1 bis 3: den Stapel wählen',
    confirm: 'F: legen oder beamen, was du gewählt hast',
  },
  /** Asked why, and not to be told yet. */
  whyLater: '{name} sagt nach der Runde, warum.',
  thought: {
    doubted:
      'Nach allem, was man sehen konnte, stimmte die Karte auf Stapel {place} mit {percent} % Wahrscheinlichkeit. Bei {n} Karten dort war es mir einen Zweifel wert.',
    doubtedHolding:
      'Von den {right} Karten, die gepasst hätten, hatte ich selbst {held}. Die Chance, dass die auf Stapel {place} stimmt, schätzte ich auf {percent} %.',
    believed:
      'Nach allem, was man sehen konnte, stimmte die Karte auf Stapel {place} mit {percent} % Wahrscheinlichkeit. Bei {n} Karten dort war mir ein Zweifel zu riskant.',
    believedHolding:
      'Von den {right} Karten, die gepasst hätten, hatte ich selbst {held}. Die Chance, dass die auf Stapel {place} stimmt, schätzte ich auf {percent} %.',
    laid: 'Als ich auf Stapel {place} legte, schätzte ich die Gefahr, dass {doubts}, auf {percent} %.',
    laidSafe: 'Bei der Paarkarte auf Stapel {place} darf niemand zweifeln.',
    laidQuietly:
      'Auf Stapel {place} fühlte ich mich ziemlich sicher: Die Gefahr, dass {doubts}, schätzte ich auf nur {percent} %.',
    laidCheaply:
      'Auf Stapel {place} habe ich mit einem Zweifel gerechnet ({percent} %), aber bei einer Karte dort konnte er nicht viel kosten. | Auf Stapel {place} habe ich mit einem Zweifel gerechnet ({percent} %), aber bei {n} Karten dort konnte er nicht viel kosten.',
    laidBoldly:
      'Auf Stapel {place} habe ich mit einem Zweifel gerechnet ({percent} %). Wer dann falschliegt, nimmt den ganzen Stapel.',
    laidLast:
      'Auf Stapel {place} lagen meine letzten Karten. Die Gefahr, dass {doubts}, schätzte ich auf {percent} %.',
    turnedRight:
      'Die Karte auf Stapel {place} war richtig. Die Chance, dass {doubts}, schätzte ich auf {percent} %.',
    turnedLie:
      'Auf Stapel {place} habe ich geblufft. Die Gefahr, dass {doubts}, schätzte ich auf {percent} %.',
    laidRight:
      'Die Karte auf Stapel {place} war richtig. Die Chance, dass {doubts}, schätzte ich auf {percent} %.',
    laidLie:
      'Auf Stapel {place} habe ich geblufft, obwohl ich auch ehrlich hätte legen können. Die Gefahr, dass {doubts}, schätzte ich auf {percent} %.',
    laidLieForced:
      'Auf Stapel {place} habe ich geblufft: Ehrlich ging es mit meinen Karten nicht. Die Gefahr, dass {doubts}, schätzte ich auf {percent} %.',
    adviseDoubt:
      'Zweifle. Die Karte stimmt wohl nur zu {percent} %; auf dem Stapel liegt eine. | Zweifle. Die Karte stimmt wohl nur zu {percent} %; auf dem Stapel liegen {n}.',
    adviseDoubtThough:
      'Zweifle trotzdem. Die Karte stimmt wohl zu {percent} %, aber ein Bluff käme teurer als dein Irrtum.',
    adviseDoubtLast:
      'Zweifle. Das waren die letzten Karten: Zweifelt niemand, ist die Runde aus. Die Karte stimmt wohl zu {percent} %.',
    adviseBelieve:
      'Glaub es. Die Karte stimmt wohl zu {percent} %; auf dem Stapel liegt eine. | Glaub es. Die Karte stimmt wohl zu {percent} %; auf dem Stapel liegen {n}.',
    adviseBelieveLast:
      'Glaub es, auch wenn die Runde damit aus ist. Die Karte stimmt wohl zu {percent} %, und irrst du dich, nimmst du auch noch den Stapel. | Glaub es, auch wenn die Runde damit aus ist. Die Karte stimmt wohl zu {percent} %, und irrst du dich, nimmst du auch noch die {n} Karten vom Stapel.',
    adviseRight:
      'Leg ehrlich auf Stapel {place}: {cards}. Die Chance, dass {doubts}, liegt bei etwa {percent} %.',
    adviseLie:
      'Bluffe auf Stapel {place}: {cards}. Die Gefahr, dass {doubts}, liegt bei etwa {percent} %.',
    /** Who is to doubt: anybody, or of two players the other one. */
    doubts: {
      somebody: 'jemand zweifelt',
      other: '{name} zweifelt',
      you: 'du zweifelst',
    },
    /** What is laid, and how. */
    adviseCard: { hidden: 'verdeckt {card}', pair: 'dazwischen {card}', open: 'offen {card}' },
  },
  card: {
    clock: '{hour} Uhr, {clock}',
    pair: 'Paarkarte {effect} ({clock})',
    joker: 'Joker',
    vortex: 'Zeitstrudel',
    cuckoo: 'Kuckuck',
    down: 'verdeckte Karte',
  },
  /** With its article, where a sentence goes on with it; German has them as objects. */
  cardInSentence: {
    clock: '{hour} Uhr ({clock})',
    pair: 'die Paarkarte {effect} ({clock})',
    joker: 'einen Joker',
    vortex: 'einen Zeitstrudel',
    cuckoo: 'den Kuckuck',
  },
  cardLine: {
    joker: 'passt auf jede Uhr',
    vortex: 'offen: alle Hände wandern',
    cuckoo: 'nie richtig, nie offen',
  },
  clock: {
    grandfather: 'Standuhr',
    smartwatch: 'Smartwatch',
    radio: 'Radiowecker',
    alarm: 'Wecker',
  },
  effect: { jungle: 'Dschungel', beam: 'Beamen', snooze: 'Schlummern', broken: 'Kaputt' },
  effectLine: {
    jungle: 'niemand darf zweifeln',
    beam: 'verschenk eine Karte',
    snooze: 'Nachbar zieht und setzt aus',
    broken: 'alle anderen ziehen 1',
  },
  explained: {
    clock:
      'Verdeckt ist sie richtig, wenn sie genau eine Stunde später zeigt als die Karte darunter; nach 12 kommt 1. Auf der Hand zählt sie 1 Minuspunkt.',
    joker:
      'Verdeckt ist er richtig, solange er nicht auf einem Joker liegt und weder Joker noch Zeitstrudel direkt auf ihm. {open} Auf der Hand zählt er 5 Minuspunkte.',
    vortex:
      'Offen gelegt oder beim Zweifeln entdeckt, lässt er alle Hände zum Nachbarn wandern; danach ist er für diese Runde aus dem Spiel. Verdeckt gilt er als Joker. Auf der Hand zählt er 10 Minuspunkte.',
    cuckoo:
      'Er zeigt keine Stunde und ist nie richtig. Los wirst du ihn nur verdeckt, durch einen Zeitstrudel oder durchs Beamen. Auf der Hand zählt er 5 Minuspunkte.',
    jungle:
      'Offen zwischen deiner verdeckten Karte und {clock}: Diesmal darf niemand zweifeln. Auf der Hand 5 Minuspunkte.',
    beam: 'Offen zwischen deiner verdeckten Karte und {clock}: Du gibst jemandem heimlich eine Handkarte. Auf der Hand 5 Minuspunkte.',
    snooze:
      'Offen zwischen deiner verdeckten Karte und {clock}: Ein Nachbar zieht eine Karte und setzt einmal aus. Auf der Hand 5 Minuspunkte.',
    broken:
      'Offen zwischen deiner verdeckten Karte und {clock}: Alle anderen ziehen eine Karte. Auf der Hand 5 Minuspunkte.',
  },
  /** What an open Joker is good for, by the table’s option. */
  openJoker: {
    any: 'Liegt er offen, ist darauf jede Uhr richtig.',
    named: 'Wer ihn offen legt, nennt eine Stunde: Richtig ist darauf nur die Uhr danach.',
  },
  /** The clock in what a pair card is good for: of its kind, or of its hour. */
  pairedWith: {
    grandfather: 'einer passenden Standuhr',
    smartwatch: 'einer passenden Smartwatch',
    radio: 'einem passenden Radiowecker',
    alarm: 'einem passenden Wecker',
    hour: 'einer beliebigen {hour}',
  },
  hand: 'Deine Hand ist leer | Deine Hand: eine Karte | Deine Hand: {n} Karten',
  /** TB-30: it stays in reach, set back, while the card on the chosen pair card is missing. */
  besidePair: '{card}, passt nicht auf die Paarkarte',
  fits: '{card}, passt auf Stapel {piles} | {card}, passt auf Stapel {piles} | {card}, passt auf die Stapel {piles}',
  piles: 'Die Mitte des Tisches',
  slot: { hidden: 'verdeckt', pair: 'Paar', open: 'offen', gift: 'Geschenk' },
  slotOn: '{slot} auf Stapel {place}',
  slotHolds: '{slot}: {card}. Drücken nimmt sie zurück.',
  slotEmpty: '{slot}: noch leer',
  said: {
    put: {
      hidden: '{card}, verdeckt.',
      pair: '{card}, dazwischen.',
      open: '{card}, offen.',
      gift: '{card}, als Geschenk.',
    },
    back: 'Zurück auf der Hand: {card}.',
    pileBack: 'Wieder ohne Stapel.',
    soFar: 'Schon gewählt: {what}.',
  },
  ask: {
    hidden: 'Welche Karte legst du verdeckt?',
    hiddenLast: 'Leg deine letzte Karte verdeckt.',
    openLast: 'Leg deine letzte Karte offen.',
    pair: 'Welche Paarkarte legst du dazwischen?',
    open: 'Welche Karte kommt offen darauf?',
    gift: 'Welche Karte beamst du weg?',
    place: 'Auf welchen Stapel?',
    named: 'Für welche Stunde steht der Joker?',
    snooze: 'Welcher Nachbar schlummert?',
    to: 'Wer bekommt die Karte?',
    ready: 'Alles bereit. Bestätige, oder ändere noch etwas.',
    readyOn: 'Du legst auf Stapel {pile}. Bestätige, oder ändere noch etwas.',
    unfit: 'So geht es noch nicht.',
    mustDraw: 'Keine deiner Karten darf offen liegen: Zieh eine Karte.',
    openPlace: 'Der Platz ist frei: Welche Karte legst du offen hin?',
  },
  hint: {
    draw: 'Danach ist dein Zug vorbei.',
    orDraw: 'Leg Karten, oder zieh eine: Dann ist dein Zug vorbei.',
    pair: 'Darauf passt: {cards}. {effect}: {line}.',
    numbers:
      'Die kleine Zahl an einer Karte nennt den Stapel, auf dem sie ehrlich wäre. Bluffen ist erlaubt.',
    /** The same for the ear. */
    numbersHeard:
      'Deine Karten nennen selbst den Stapel, auf dem sie ehrlich wären. Bluffen ist erlaubt.',
    nothing: 'Keine deiner Karten wäre hier ehrlich: Zeit für einen Bluff.',
    lay: 'Wähle Karten oder zieh sie auf einen Stapel. Bluffen ist erlaubt.',
    place: 'Wähle einen Stapel: 1, 2 oder 3.',
    beam: 'Nur ihr beide wisst, welche Karte es ist.',
    openPlace: 'Eine Uhr, ein Joker oder ein Zeitstrudel. Du darfst auch verzichten.',
  },
  truth: {
    honest: 'So ist es ehrlich. Das weißt nur du.',
    bluff: 'Das wird ein Bluff. Das weißt nur du.',
  },
  standsFor: 'steht für {hour}\u00a0Uhr',
  hour: '{hour} Uhr',
  neighbour: { left: 'links', right: 'rechts' },
  declinePlace: 'Verzichten',
  drawInstead: 'Karte ziehen',
  undo: 'Zurücknehmen',
  confirm: 'Legen',
  confirmBeam: 'Beamen',
  takeCard: 'Karte ziehen',
  nextRound: 'Nächste Runde',
  reason: {
    'not-seated': 'Du schaust nur zu. Setz dich auf einen freien Platz, um mitzuspielen.',
    'match-over': 'Das Spiel ist aus. Ihr könnt ein neues beginnen.',
    'not-your-turn': 'Du bist gerade nicht dran. Warte, bis dein Platz leuchtet.',
    'other-decision-owed': 'Zuerst ist etwas anderes gefragt: Schau auf den Zettel.',
    'already-answered': 'Du hast schon geantwortet, und dabei bleibt es.',
    'card-not-in-hand': 'Diese Karte hast du nicht mehr. Nimm eine aus deiner Hand.',
    'place-dead': 'Dieser Platz ist aus dem Spiel. Nimm einen der anderen.',
    'two-cards-needed': 'Du legst zwei Karten: eine verdeckt und eine offen darauf.',
    'single-card-is-hidden': 'Deine letzte Karte wird verdeckt gelegt.',
    'single-card-is-open': 'Deine letzte Karte wird offen gelegt.',
    'open-card-shows-no-hour':
      'Der Kuckuck zeigt keine Stunde und kann nur verdeckt liegen. Offen gehen Uhren, Joker und Zeitstrudel.',
    'only-card-to-open':
      'Das ist deine einzige Karte, die offen liegen darf: Leg eine andere verdeckt und diese offen darauf.',
    'pair-card-alone':
      'Eine Paarkarte liegt nie allein offen: Auf sie gehört noch ihre Uhr, und dafür brauchst du drei Karten.',
    'not-a-pair-card': 'Dazwischen darf nur eine Paarkarte liegen.',
    'pair-card-needs-its-clock':
      'Auf die Paarkarte gehört offen ihre eigene Uhr, und die muss aus deiner Hand kommen.',
    'pair-card-needs-its-hour':
      'Auf die Paarkarte gehört offen ihre Stunde aus deiner Hand: auf Dschungel die 12, auf Beamen die 3, auf Schlummern die 6, auf Kaputt die 9.',
    'must-draw': 'Keine deiner Karten darf offen liegen: Zieh stattdessen eine Karte.',
    'may-not-draw': 'Ziehen statt legen darfst du jetzt nicht: Leg zwei Karten.',
    'joker-needs-hour': 'Sag dazu, für welche Stunde der offene Joker steht.',
    'hour-not-named-here': 'Hier wird keine Stunde genannt: Leg ohne sie.',
    'snooze-needs-neighbour': 'Sag dazu, welcher Nachbar schlummern soll.',
    'neighbour-not-named-here': 'Hier wird kein Nachbar genannt: Leg ohne ihn.',
    'beam-to-yourself': 'Gebeamt wird zu jemand anderem: Wähle einen Namen.',
    'no-such-seat': 'Dort sitzt niemand. Wähle einen anderen Platz.',
    'place-needs-open-card':
      'Auf den freien Platz gehört eine Uhr, ein Joker oder ein Zeitstrudel.',
  },
  pile: {
    name: 'Stapel {number}',
    follows: 'fällig: {hour}',
    anyFollows: 'jede Uhr',
    honest: 'Deine verdeckte Karte wäre hier ehrlich.',
    honestMark: 'ehrlich',
    bluffMark: 'Bluff',
    dead: 'aus dem Spiel',
    empty: 'gerade frei',
    look: 'Stapel {number} ansehen',
    explained: 'Von oben nach unten. Deine eigenen Karten siehst nur du.',
  },
  layer: {
    open: 'offene Karte',
    down: 'verdeckte Karte',
    own: 'deine Karte',
    mine: '{card} (von dir)',
  },
  stamp: { honest: 'Ehrlich!', bluff: 'Geblufft!' },
  /** Why a card without an hour is honest, or is not. */
  whyVerdict: {
    joker: 'Ein Joker steht für jede Uhr.',
    vortex: 'Verdeckt zählt der Zeitstrudel als Joker.',
    jokerOnJoker: 'Joker auf Joker gilt nicht.',
    vortexOnJoker: 'Er zählt als Joker, und Joker auf Joker gilt nicht.',
    cuckoo: 'Der Kuckuck ist nie richtig.',
    pair: 'Verdeckt ist eine Paarkarte nie richtig.',
  },
  stage: {
    on: 'lag da',
    hidden: 'verdeckt',
    right: 'richtig',
    wrong: 'Bluff!',
    pair: 'Paar',
    open: 'offen',
  },
  doubt: {
    ask: '{name} sagt: „{hour}\u00a0Uhr!“ Glaubst du das?',
    askAny: '{name} legt auf den Joker. Glaubst du, dass es passt?',
    mine: 'Die anderen überlegen, ob sie dir glauben.',
    mineOne: '{name} überlegt, ob du ehrlich bist.',
    said: '{name} sagt: „{hour}\u00a0Uhr!“',
    saidAny: '{name} legt auf den Joker.',
    watching: 'Die anderen überlegen, ob sie es glauben.',
    jungle: 'Dschungel! Niemand darf an {name} zweifeln.',
    takeCard: 'Denk ans Ziehen: Nimm deine Karte!',
    youDoubt: 'Du zweifelst. Gleich wissen es alle.',
    youBelieve: 'Du glaubst es. Mal sehen, ob jemand zweifelt.',
    missing: 'Alle haben geantwortet. | Eine Antwort fehlt. | {n} Antworten fehlen.',
    missingYours: 'Nur du fehlst noch. | Du und noch jemand fehlen. | Du und {n} andere fehlen.',
    secret: 'Geheim und endgültig.',
    closing: 'Hand leer: Glauben es alle, ist die Runde vorbei.',
    closingPassed: 'Glauben es alle, ist die Runde vorbei.',
    doubt: 'Zweifeln',
    believe: 'Glauben',
  },
  direct: {
    ask: 'Der Zeitstrudel dreht sich: Wohin wandern alle Hände?',
    hint: 'Alle geben ihre ganze Hand an den Nachbarn weiter.',
    clockwise: 'an {name}',
    counterclockwise: 'an {name}',
    receive:
      'du bekommst keine Karte von {name} | du bekommst 1 Karte von {name} | du bekommst {n} Karten von {name}',
  },
  wait: {
    lay: '{name} ist dran und überlegt.',
    direct: '{name} lenkt den Zeitstrudel.',
    beam: '{name} beamt gleich eine Karte.',
    openPlace: '{name} darf den freien Platz belegen.',
    scored: 'Die Runde ist aus. Alles gelesen?',
    reading: 'Gleich geht es weiter.',
    over: 'Das Spiel ist aus.',
    stillReading: 'Es lesen noch: {names}',
  },
  awaited: {
    lay: 'ist dran',
    direct: 'lenkt',
    beam: 'beamt',
    openPlace: 'füllt den Platz',
    takeCard: 'muss ziehen',
    nextRound: 'liest noch',
  },
  score: {
    over: 'Endstand',
    round: 'Runde {round}',
    hand: 'Karten von {name}',
    empty: 'alles abgelegt',
    minus: 'Minuspunkte',
    this: 'diese Runde',
    total: 'gesamt',
    all: 'Alle Runden',
    roundShort: 'Runde',
  },
  end: {
    emptied: 'Eine Hand ist leer.',
    emptiedOf: 'Die Hand von {name} ist leer.',
    emptiedYours: 'Deine Hand ist leer.',
    passedOn:
      'Jemand hatte keine Karten mehr; dann hat der Zeitstrudel alle Hände weitergereicht, und wer die leere bekam, hat wieder Karten genommen.',
    passedOnOf:
      '{name} hatte keine Karten mehr; dann hat der Zeitstrudel alle Hände weitergereicht, und wer die leere bekam, hat wieder Karten genommen.',
    passedOnYours:
      'Du hattest keine Karten mehr; dann hat der Zeitstrudel alle Hände weitergereicht, und wer die leere bekam, hat wieder Karten genommen.',
    handedOf:
      '{layer} hatte keine Karten mehr; dann hat der Zeitstrudel alle Hände weitergereicht, und {name} hat die leere bekommen.',
    handedByYou:
      'Du hattest keine Karten mehr; dann hat der Zeitstrudel alle Hände weitergereicht, und {name} hat die leere bekommen.',
    handedYours:
      '{layer} hatte keine Karten mehr; dann hat der Zeitstrudel alle Hände weitergereicht, und du hast die leere bekommen.',
    reached: '{name} hat {n} Minuspunkte, bei {target} ist Schluss.',
    reachedYours: 'Du hast {n} Minuspunkte, bei {target} ist Schluss.',
    oneRound: 'Vereinbart war eine einzige Runde.',
    fewest: 'Es gewinnt, wer die wenigsten Minuspunkte hat.',
    'pile-exhausted': 'Der Nachziehstapel ist leer, niemand kann mehr ziehen.',
    'places-dead': 'Alle drei Plätze sind leer.',
    'too-long': 'Die Runde hat lange genug gedauert.',
  },
  drawPile: 'im Stapel',
  removed: 'kein Zeitstrudel weg | ein Zeitstrudel ist weg | {n} Zeitstrudel sind weg',
  skips: 'setzt nicht aus | setzt aus | setzt {n}\u2011mal aus',
  dealer: 'gibt',
  youDeal: 'du gibst',
  sort: { hour: 'Nach Stunden ordnen', clock: 'Nach Uhren ordnen' },
  word: {
    right: '{doubter} hat gezweifelt, aber {layer} war ehrlich: {card}.',
    rightByYou: 'Du hast gezweifelt, aber {layer} war ehrlich: {card}.',
    rightYou: '{doubter} hat gezweifelt, aber du warst ehrlich: {card}.',
    caught: '{doubter} hat {layer} erwischt: {card}!',
    caughtByYou: 'Du hast {layer} erwischt: {card}!',
    caughtYou: '{doubter} hat dich erwischt: {card}!',
    doubtedToo: 'Auch du hast gezweifelt.',
    believed: 'Niemand hat an {layer} gezweifelt.',
    believedYou: 'Niemand hat an dir gezweifelt.',
    clockwise: 'Alle Hände sind im Uhrzeigersinn gewandert.',
    counterclockwise: 'Alle Hände sind gegen den Uhrzeigersinn gewandert.',
    snoozed: '{name} schlummert.',
    snoozedYou: 'Du schlummerst.',
  },
  minusShort: '0 Minuspunkte | 1 Minuspunkt | {n} Minuspunkte',
  minus: 'keine Minuspunkte | ein Minuspunkt | {n} Minuspunkte',
  guide: {
    title: 'Deine erste Runde',
    step1:
      'Verdeckt: eine Stunde später als die Karte darunter. Offen: irgendeine. Bluffen darfst du.',
    step2:
      'Zeigt die verdeckte Karte eine Stunde später? Zweifelst du, wird sie umgedreht, und wer sich irrt, nimmt den Stapel. Glauben kostet nichts.',
    step3:
      'Nach dem Legen zieht nach, wer weniger als sechs Karten hat. Ist eine Hand leer, endet die Runde: Was die anderen noch halten, sind Minuspunkte.',
  },
}

/** The keys every language fills. */
export type TimeBluffTableWords = typeof timeBluffTable
