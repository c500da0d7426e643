/** Options, events and rules of Tofugott, in Dutch. */
import type { TofugottWords } from '../de/tofugott'

/** Dutch words. */
export const tofugott: TofugottWords = {
  scored: '{n} punten | {n} punt | {n} punten',
  remark: {
    guesser: {
      title: 'Beste neus',
      text: '{each}één keer goed geraden | {each}{n} keer goed geraden',
    },
    book: {
      title: 'Open boek',
      text: '{each}één keer door de anderen geraden | {each}{n} keer door de anderen geraden',
    },
    riddle: {
      title: 'Grootste raadsel',
      text: '{each}één vraag lang niet te doorgronden | {each}{n} vragen lang niet te doorgronden',
    },
    fished: {
      title: 'In één klap',
      text: '{each}één punt met één vraag | {each}{n} punten met één vraag',
    },
  },
  level: {
    gentle: 'Raadt wat het eerst opvalt, of dat nu het beste of het slechtste antwoord zou zijn.',
    easy: 'Gaat van zichzelf uit en gokt om de andere keer maar wat.',
    solid: 'Weet wat de meeste mensen zouden antwoorden en onthoudt een beetje wat iemand al koos.',
    sharp: 'Leidt uit alle antwoorden af hoe iemand in elkaar zit en mijdt het slechtste.',
  },
  setup: {
    'too-few-cards':
      'Deze tafel heeft {needed} vraagkaarten nodig. Jullie hebben er {cards}, dus nog één te weinig. Neem er een kaartset bij of speel minder beurten. | Deze tafel heeft {needed} vraagkaarten nodig. Jullie hebben er {cards}, dus nog {n} te weinig. Neem er een kaartset bij of speel minder beurten.',
    'too-few-without-black':
      'Deze tafel heeft {needed} vraagkaarten nodig. Jullie hebben er {cards}, dus nog één te weinig. Neem er een kaartset bij, laat zwarte kaarten toe of speel minder beurten. | Deze tafel heeft {needed} vraagkaarten nodig. Jullie hebben er {cards}, dus nog {n} te weinig. Neem er een kaartset bij, laat zwarte kaarten toe of speel minder beurten.',
  },
  deck: {
    example: {
      title: 'De grote verhuizing',
      scenario: 'Zaterdag verhuis je: drie hoog, geen lift. De piano moet mee.',
      questions1: 'Wie draagt met jou de piano?',
      questions2: 'Wie komt pas als de pizza er is?',
      questions3: 'Wie pakt stiekem je keuken uit?',
    },
    field: {
      title: 'Titel',
      scenario: 'Stel je voor',
      questions: 'Vraag',
      spicy: 'Zwarte kaart (vanaf 16)',
    },
  },
  option: {
    spicy: {
      label: 'Zwarte kaarten',
      hint: 'Pittigere vragen, vanaf 16.',
      value: { off: 'blijven in de doos', on: 'doen mee' },
      differs: { on: 'met zwarte kaarten' },
    },
    turns: {
      label: 'Beurten per speler',
      hint: 'Aanbevolen: drie met z’n tweeën of drieën, twee met z’n vieren of vijven, één met z’n zessen.',
      value: { seats: 'naar het aantal plaatsen' },
      differs: { 1: 'één beurt voor iedereen', other: '{value} beurten voor iedereen' },
    },
    floor: {
      label: 'Minder dan nul punten',
      hint: 'Wie op het slechtste gokt, verliest een punt.',
      value: { none: 'kan gebeuren', '0': 'kan niet, bij nul houdt het op' },
      differs: { 0: 'onder nul kan niet' },
    },
    answerSeconds: {
      label: 'Seconden voor kaart en antwoorden',
      hint: 'Wie aan de beurt is, krijgt ze twee keer: voor de vraagkaart en voor de zes antwoorden.',
      value: { none: 'onbeperkt' },
      differs: { other: '{value} seconden voor kaart en antwoorden' },
    },
    guessSeconds: {
      label: 'Seconden voor een gok',
      hint: 'Bij de eerste vraag lopen ze pas als de antwoorden vastliggen.',
      value: { none: 'onbeperkt' },
      differs: { other: '{value} seconden om te raden' },
    },
    explainSeconds: {
      label: 'Seconden voor uitleg',
      hint: 'Voor elke kaart die wordt omgedraaid.',
      value: { none: 'onbeperkt' },
      differs: { other: '{value} seconden om uit te leggen' },
    },
    waitingNames: {
      label: 'Wie er nog nadenkt',
      hint: 'Met namen erbij voel je de druk, net als aan een echte tafel.',
      value: { off: 'alleen hoeveel', on: 'met naam' },
      differs: { on: 'wie nog nadenkt, staat er met naam bij' },
    },
    decks: {
      label: 'Sets vraagkaarten',
      hint: 'Eigen kaartsets staan als bestanden op de computer van de gastheer.',
    },
  },
  event: {
    turnBegun: '{name} is aan de beurt en trekt twee vraagkaarten.',
    turnBegunYou: 'Jij bent aan de beurt. Je trekt twee vraagkaarten: “{first}” en “{second}”.',
    read: '{name} leest voor: {card}',
    readYou: 'Je leest voor: {card}',
    readTitle: '{name} leest “{title}” voor.',
    readTitleYou: 'Je leest “{title}” voor.',
    setAside: 'Deze keer liggen opzij: {silhouettes}.',
    answeredYou: 'Je antwoorden liggen vast. {answers}',
    answeredShort: 'Je antwoorden liggen vast.',
    guessedYou: 'Je gok ligt vast: {silhouette}.',
    turnedGuess: '{name} gokte op: {silhouette}.',
    turnedGuessYou: 'Jij gokte op: {silhouette}.',
    turnedBest: 'Het beste antwoord van {name}: {silhouette}.',
    turnedBestYou: 'Jouw beste antwoord: {silhouette}.',
    turnedWorst: 'Het slechtste antwoord van {name}: {silhouette}.',
    turnedWorstYou: 'Jouw slechtste antwoord: {silhouette}.',
    byClock: 'Dat koos de klok.',
    said: '{name} zegt: “{words}”',
    saidBot: 'Computer {name} zegt: “{words}”',
    saidYou: 'Je zegt: “{words}”',
    settled: 'Punten voor vraag {question}. {parts}',
    settledNone: 'Vraag {question} levert niemand iets op.',
    scored: {
      right: 'Goed gegokt: {names},\u00a0{points}. | Goed gegokt: {names},\u00a0elk {points}.',
      answer: 'Voor het geraden antwoord: {names},\u00a0{points}.',
      worst:
        'Op het slechtste gegokt: {names},\u00a0{points}. | Op het slechtste gegokt: {names},\u00a0elk {points}.',
    },
    left: '{name} is gestopt.',
    leftYou: 'Je bent gestopt.',
    cancelled: 'De beurt van {name} gaat niet door. Er zijn geen punten.',
    cancelledYou: 'Je beurt gaat niet door. Er zijn geen punten.',
    tied: 'Gelijkspel! {names} trekken om de tofu.',
    tiedYou: 'Gelijkspel! Jullie trekken om de tofu: {names}.',
    drewForTofu: 'Getrokken: {cards}.',
    drawn: '{name} {silhouette}',
    tieWon: 'Gelijke stand: {points}. {name} trok het eerst de tofu: kaart {n}.',
    tieWonYou: 'Gelijke stand: {points}. Jij trok het eerst de tofu: kaart {n}.',
    matchEnded: 'Het spel is afgelopen. De winnaar: {names}.',
    matchEndedYou: 'Het spel is afgelopen. Jij wint!',
    deserted: 'Er is niemand anders meer. De winnaar: {names}.',
    desertedYou: 'Er is niemand anders meer. Jij wint!',
    you: 'jij',
  },
  ask: {
    keep: 'Welke vraagkaart lees je voor?',
    answer: 'Kies bij elke vraag je beste en je slechtste.',
    answerReady: 'Alle zes liggen er. Leg ze vast: dat is definitief.',
    guess: 'Welk antwoord past volgens {name} hier het best?',
    explainGuess: 'Je gok ligt open: {silhouette}. Waarom?',
    explainGuessSpoken: 'Vraag {number}, {silhouette}: Waarom deze gok?',
    explainBest: 'Je beste: {silhouette}. Waarom?',
    explainBestSpoken: 'Vraag {number}, {silhouette}: Waarom is dat je beste?',
    explainWorst: 'Je slechtste: {silhouette}. Waarom?',
    saidAlready: 'Je reden is genoteerd.',
    explainWorstSpoken:
      'Vraag {number}, {silhouette}: Waarom is dat je slechtste? Vertel het als je wilt.',
  },
  say: {
    waitingYou: 'Iedereen wacht op jou.',
    stillYou: 'Jij moet nog kiezen.',
    next: 'Nu: {next}.',
    asked: {
      best: 'vraag {number}, {text} Het beste',
      worst: 'vraag {number}, {text} Het slechtste',
    },
    put: '{place}: {card}.',
    back: 'Terug in je hand: {silhouettes}.',
    chosen: 'Uitgezocht, maar nog niet vastgelegd: {cards}.',
    cards: 'Je kunt kiezen uit: ten eerste {first} Ten tweede {second}',
    choice: 'Je kunt kiezen uit: {silhouettes}.',
    numbered: '{digit} {silhouette}',
    digitKeys: 'Met het cijfer ervoor kies je een silhouet.',
    mayExplain: 'Typ iets, kies een zinnetje, zeg het hardop of laat het. Daarna: Klaar.',
    thenGuess: 'Met “Klaar” ga je door naar de volgende gok.',
    thenBest: 'Met “Klaar” ga je door naar de beste kaart van {name}.',
    thenWorst: 'Met “Klaar” ga je door naar je slechtste kaart.',
    thenPoints: 'Met “Klaar” ga je door naar de punten.',
    doneKey: 'Met E kom je in het veld voor je reden, met F ben je klaar.',
    guessInstead:
      'Kies een silhouet uit je hand of sleep het naar het vak voor je gok. Je kunt kiezen uit: {silhouettes}.',
    keepKeys: 'Met de toetsen 1 en 2 kies je de vraagkaart.',
    confirmKey: 'Bevestigen doe je met de toets F.',
    cardChosen: 'Uitgekozen: “{title}”.',
    readKey: 'Voorlezen doe je met de toets F.',
    over: 'Het spel is uit, in deze volgorde: {places}. Nog een spel begin je op de uitslagpagina.',
    place: '{rank}. {name}, {points}',
    mayBeDone: 'Bij deze kaart past niets meer. Ga door met Klaar.',
    card: '{title} {scenario} {questions}',
    question: 'Vraag {number}: {text}',
    answers: 'Vraag {number}: beste {best}, slechtste {worst}.',
    hand: 'Je silhouetten: {silhouettes}.',
    ownGuess: 'Je gok: {silhouette}.',
    ownWords: 'Met de woorden: “{words}”',
    watching: 'Je kijkt toe en hebt geen kaarten.',
    turn: 'Beurt {turn}. Aan de beurt: {name}.',
    asideNone: 'Er is nog geen vraagkaart voorgelezen.',
    quoted: '“{words}”',
    quotedBot: 'De computer zegt: “{words}”',
    shown: '{name} {silhouette}',
    shownBest: 'beste {silhouette}',
    shownWorst: 'slechtste {silhouette}',
    open: 'Vraag {question}, omgedraaid: {cards}.',
    settled: 'Vraag {question} is geteld: beste {best}, slechtste {worst}.',
    pile: 'Vraagkaarten op de stapel: {n}.',
    pileAndDrawn: 'Vraagkaarten op de stapel: {n}, naast de twee getrokken kaarten.',
    points: '{name} {n}',
    standing: 'Punten: {points}.',
    gone: 'doet niet meer mee',
    discussion: 'Overleggen mag pas na het omdraaien.',
  },
  rules: {
    chapter1: {
      title: 'Waar het om gaat',
      text1:
        'Je raadt hoe de anderen denken. Je scoort als je iemands beste antwoord raadt, en ook als iemand dat van jou raadt.',
      text2:
        'Er spelen twee tot zes mensen, om de beurt en met de klok mee. Iedereen heeft dezelfde tien silhouetten: rat, varken, olifant, dolfijn, mens, tofu, spin, kever, boom en spook. Het lot bepaalt wie begint.',
      text3:
        'Waar een kaart het over een hij of een zij heeft, worden altijd mensen van elk geslacht bedoeld.',
    },
    chapter2: {
      title: 'Een beurt begint',
      text1:
        'Wie aan de beurt is, trekt twee vraagkaarten, houdt er in het geheim één en leest die voor. De andere gaat ongezien terug in de stapel.',
      text2:
        'Daarna worden twee silhouetten geloot en voor iedereen opzij gelegd. Er blijven er acht over.',
    },
    chapter3: {
      title: 'Antwoorden en gokken',
      text1:
        'Wie aan de beurt is, kiest bij elk van de drie vragen het beste en het slechtste antwoord: zes verschillende silhouetten, allemaal tegelijk. Daarna blijft het zo.',
      text2:
        'Tegelijk gokken de anderen wat er bij de eerste vraag als beste is gekozen. Naar het slechtste hoeft niemand te raden.',
      text3:
        'Tot je vastlegt, mag je van gedachten veranderen. Overlegd wordt er pas na het omdraaien.',
    },
    chapter4: {
      title: 'Omdraaien',
      text1:
        'Met de klok mee, vanaf de linkerbuur, wordt de ene gok na de andere omgedraaid. Wie de kaart gelegd heeft, mag hem uitleggen en zegt dan Klaar.',
      text2:
        'Als laatste komen het beste en dan het slechtste antwoord. Het slechtste is wel een uitleg waard.',
      text3:
        'Beide silhouetten zijn de rest van de beurt weg. Voor de tweede vraag zijn er nog zes, voor de derde vier; een oude gok mag terugkomen.',
    },
    chapter5: {
      title: 'Punten',
      text1:
        'Wie het beste raadt, krijgt een punt, en wie aan de beurt is ook: één voor elke treffer.',
      text2:
        'Wie op het slechtste gokt, verliest een punt. Al het andere telt niet. Er wordt na elke vraag geteld.',
      text3:
        'De puntenkaart loopt beide kanten op, ook onder nul, tenzij jullie hebben afgesproken dat het bij nul ophoudt.',
    },
    chapter6: {
      title: 'Einde',
      text1:
        'Is iedereen even vaak aan de beurt geweest, dan wint wie de meeste punten heeft, ook als dat er minder dan nul zijn.',
      text2:
        'Bij gelijke stand aan kop beslist de tofu: de spelers die gelijk staan, schudden hun tien silhouetten en draaien ze tegelijk één voor één om. Wie als enige het eerst de tofu heeft, wint.',
      text3:
        'Stopt iemand in de eigen beurt voordat er geantwoord is, dan gaat de beurt niet door. Daarna wordt hij uitgespeeld.',
      text4: 'Is een klok om, dan kiest die. Dat staat op de kaart zodra hij open ligt.',
    },
    chapter7: {
      title: 'Eigen vragen',
      text1:
        'Een kaartset is een bestand met per kaart een titel, een situatie en drie vragen. Eén taal is genoeg; dan leest iedereen die. Met eigen kaartsets of zwarte kaarten telt de tafel als 16 en ouder. Er moeten genoeg vraagkaarten zijn: één voor elke beurt en nog één.',
    },
  },
}
