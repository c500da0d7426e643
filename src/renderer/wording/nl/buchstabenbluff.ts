/** Options, events and rules of Buchstabenbluff, in Dutch. */
import type { BuchstabenbluffWords } from '../de/buchstabenbluff'

/** Dutch words. */
export const buchstabenbluff: BuchstabenbluffWords = {
  scored: '{n} punten | {n} punt | {n} punten',
  remark: {
    longest: { title: 'Langste eerlijke woord', text: '{each}{n} kaarten: {word}' },
    bluff: { title: 'Brutaalste bluf', text: '{word}, en niemand twijfelde' },
    nose: {
      title: 'Fijne neus',
      text: '{each}één keer bluf doorzien | {each}{n} keer bluf doorzien',
    },
    caught: { title: 'Vaakst betrapt', text: 'geen keer | {each}één keer | {each}{n} keer' },
  },
  level: {
    gentle:
      'Legt korte alledaagse woorden, bluft bijna nooit en gelooft ook de anderen bijna alles.',
    easy: 'Kent alledaagse woorden, legt meestal eerlijk en twijfelt op gevoel.',
    solid: 'Heeft een goede woordenschat en rekent na of de letters er kunnen liggen.',
    sharp: 'Kent bijna elk woord, bluft met mate en onthoudt wie hoe getrokken heeft.',
  },
  option: {
    language: {
      label: 'Taal van de woorden',
      hint: 'Die bepaalt het woordenboek en de letterkaarten.',
      value: { de: 'Duits', nl: 'Nederlands', en: 'Engels' },
    },
    turns: {
      label: 'Beurten per speler',
      hint: 'Zeven beurten kan met hoogstens vijf mensen: anders raken de kaarten op.',
      differs: { other: '{value} beurten per speler' },
    },
    dictionary: {
      label: 'Woorden die niet in het woordenboek staan',
      hint: 'Mogen ze wel, dan blijkt het pas als er iemand twijfelt.',
      value: {
        refuse: 'mag je niet noemen',
        open: 'zijn bluf als iemand twijfelt',
      },
      differs: { open: 'woorden die niet in het woordenboek staan mag je noemen' },
    },
    repeats: {
      label: 'Hetzelfde woord nog een keer',
      hint: 'Het gaat om wat iemand in dit spel al genoemd heeft.',
      value: { allowed: 'mag', refused: 'mag niet' },
      differs: { refused: 'geen woord twee keer' },
    },
    lastRefill: {
      label: 'Aanvullen na de laatste beurt',
      hint: 'Wat je dan nog in je hand hebt, telt min.',
      value: { on: 'ja', off: 'nee' },
      differs: { off: 'na de laatste beurt vul je niet aan' },
    },
    mixed: {
      label: 'Gedekt en open leggen',
      hint: 'Open kaarten moeten in het woord zitten. Iedereen ziet ze voor het antwoorden.',
      value: { off: 'alles gedekt', on: 'een deel mag open' },
      differs: { on: 'kaarten mogen ook open liggen' },
    },
    umlautCards: {
      label: 'Kaarten voor Ä, Ö en Ü',
      hint: 'Zonder die kaarten schrijf je AE, OE en UE met twee kaarten.',
      value: { off: 'nee', on: 'ja' },
      differs: { on: 'met kaarten voor Ä, Ö en Ü' },
    },
    houseWords: {
      label: 'Eigen woorden',
      hint: 'Die gelden aan deze tafel ook. Een woord komt erbij als iedereen voor is.',
      value: { none: 'geen' },
    },
    turnSeconds: {
      label: 'Seconden per beurt',
      hint: 'Daarna pas je. Getrokken kaarten houd je.',
      value: { none: 'onbeperkt' },
      differs: { other: '{value} seconden per beurt', none: 'zonder klok bij de beurt' },
    },
    answerSeconds: {
      label: 'Seconden per antwoord',
      hint: 'Wie niet antwoordt, gelooft. Speel je alleen tegen de computer, dan loopt er geen klok.',
      value: { none: 'onbeperkt' },
      differs: {
        other: '{value} seconden voor een antwoord',
        none: 'zonder klok bij de antwoorden',
      },
    },
    dealer: {
      label: 'Wie deelt',
      hint: 'In het volgende spel deelt de linkerbuur.',
      value: { none: 'het lot beslist' },
    },
  },
  number: {
    '2': 'twee',
    '3': 'drie',
    '4': 'vier',
    '5': 'vijf',
    '6': 'zes',
    '7': 'zeven',
    '8': 'acht',
    '9': 'negen',
    '10': 'tien',
  },
  letter: {
    blank: 'vraagteken',
    blankFor: '{letter} (vraagteken)',
    single: 'één\u00a0{letter}',
    aBlank: 'een vraagteken',
    oneBlank: 'een vraagteken',
    blanks: 'vraagtekens',
    copies: '{n}\u00a0{letter}',
    none: 'niets',
    as: '{letter} van {code}',
    quoted: '“{word}”',
  },
  alphabet: {
    a: 'Anton',
    b: 'Bernhard',
    c: 'Cornelis',
    d: 'Dirk',
    e: 'Eduard',
    f: 'Ferdinand',
    g: 'Gerard',
    h: 'Hendrik',
    i: 'Izaak',
    j: 'Johan',
    k: 'Karel',
    l: 'Lodewijk',
    m: 'Maria',
    n: 'Nico',
    o: 'Otto',
    p: 'Pieter',
    q: 'Quirinus',
    r: 'Richard',
    s: 'Simon',
    t: 'Theodoor',
    u: 'Utrecht',
    v: 'Victor',
    w: 'Willem',
    x: 'Xantippe',
    y: 'Ypsilon',
    z: 'Zaandam',
    ae: 'A met twee puntjes',
    oe: 'O met twee puntjes',
    ue: 'U met twee puntjes',
    blank: 'vraagteken',
  },
  event: {
    you: 'jij',
    turnBegan: '{name} is aan de beurt.',
    drew: '{name} trekt geen kaart. | {name} trekt een kaart. | {name} trekt {n} kaarten.',
    drewYou: 'Je trekt {card}.',
    refilled:
      '{name} vult niet aan. | {name} vult aan met één kaart. | {name} vult aan met {n} kaarten.',
    reshuffled:
      'De aflegstapel is leeg. | De aflegstapel wordt geschud: er ligt weer één kaart op de trekstapel. | De aflegstapel wordt geschud: er liggen weer {n} kaarten op de trekstapel.',
    passed: '{name} past.',
    passedYou: 'Je past.',
    passedForced: '{name} kan niet meer leggen en past.',
    passedForcedYou: 'Je kunt niet meer leggen en past.',
    passedLeft: '{name} is weggegaan, de beurt vervalt.',
    passedLeftYou: 'Je bent weggegaan, je beurt vervalt.',
    announced: '{name} legt {n} kaarten en zegt {word}.',
    announcedYou: 'Je legt {n} kaarten en zegt {word}.',
    laidYou: 'Alleen jij weet: er liggen {cards}.',
    bluffYou: 'Alleen jij weet: er liggen {cards}, en dat is bluf.',
    laidAs: 'Gespeld: {letters}.',
    open: 'Open ligt: {cards}.',
    openAt: '{card} op plaats {place}',
    down: 'Er ligt geen kaart gedekt. | Er ligt één kaart gedekt. | Er liggen {n} kaarten gedekt.',
    believed: 'Iedereen gelooft het. Er gaan {n} kaarten gedekt naar de stapel van {name}.',
    believedYou: 'Iedereen gelooft je. Er gaan {n} kaarten op je stapel.',
    believedOne: '{other} gelooft het. Er gaan {n} kaarten gedekt naar de stapel van {name}.',
    believedOneYou: '{other} gelooft je. Er gaan {n} kaarten op je stapel.',
    believedOneByYou: 'Je gelooft het. Er gaan {n} kaarten gedekt naar de stapel van {name}.',
    doubts: '{name} twijfelde.',
    doubtsYou: 'Je twijfelde.',
    believes: '{name} geloofde het.',
    believesYou: 'Je geloofde het.',
    believeMany: '{names} geloofden het.',
    doubtMany: '{names} twijfelden.',
    wasTrue: '{word} van {name} was eerlijk. De kaarten: {cards}.',
    wasTrueYou: 'Jouw {word} was eerlijk. De kaarten: {cards}.',
    wasBluff: '{word} van {name} was bluf. De kaarten: {cards}.',
    wasBluffYou: 'Jouw {word} was bluf. De kaarten: {cards}.',
    keeps: '{name} houdt de kaarten: één punt. | {name} houdt de kaarten: {n} punten.',
    keepsYou: 'Je houdt de kaarten: één punt. | Je houdt de kaarten: {n} punten.',
    loses:
      '{name} raakt de kaarten kwijt: één punt weg. | {name} raakt de kaarten kwijt: {n} punten weg.',
    losesYou:
      'Je raakt de kaarten kwijt: één punt weg. | Je raakt de kaarten kwijt: {n} punten weg.',
    gain: '{name} krijgt {n} punten.',
    gainYou: 'Je krijgt {n} punten.',
    gainMany: '{names} krijgen elk {n} punten.',
    left: '{name} valt af.',
    leftYou: 'Je valt af.',
    deserted: 'Er is nog maar één plaats bezet.',
    ended: 'Het spel is afgelopen. {names} wint.',
    endedYou: 'Het spel is afgelopen. Jij wint!',
    endedShared: 'Het spel is afgelopen. Samen winnen: {names}.',
  },
  verdict: {
    true: 'Alle letters kloppen.',
    unlisted: 'Het woord staat niet in het {language} woordenboek.',
    excess: 'Over: {cards}.',
    lacking: 'Er ontbreekt niets. | De {cards} ontbreekt. | Deze letters ontbreken: {cards}.',
    blanks:
      'Er ligt geen vraagteken. | Het vraagteken vervangt er maar één. | De vraagtekens vervangen er maar {n}.',
  },
  fate: {
    pending: 'De antwoorden komen nog.',
    believed: 'Niemand twijfelde.',
    true: 'Het was eerlijk. Twijfelaars: {names}.',
    bluff: 'Het was bluf. Twijfelaars: {names}.',
    cards: 'Er lagen {cards}.',
    honest: 'Het was eerlijk.',
    fooled: 'Het was bluf.',
    points: 'Dat levert geen punten op. | Dat levert één punt op. | Dat levert {n} punten op.',
  },
  ask: {
    turn: 'Jij bent aan de beurt: trek een kaart, leg een woord of pas.',
    turnFull: 'Jij bent aan de beurt: leg een woord of pas.',
    turnGoesOn: 'Trekken, leggen of passen?',
    turnGoesOnFull: 'Leggen of passen?',
    answer: '{name} zegt {word}.{open} Geloof je dat?',
    answerFirst: '{name} zegt dat deze {n} kaarten {word} vormen.{open} Geloof je dat?',
  },
  say: {
    waitingYou: 'Iedereen wacht op jou.',
    waitingYouOne: '{name} wacht op jou.',
    handFull: 'Trekken gaat niet meer: je hebt tien kaarten.',
    mayDraw:
      'Je kunt niet trekken. | Je mag nog één kaart trekken. | Je mag nog {n} kaarten trekken, één voor één.',
    nothingToDraw: 'Er is geen kaart meer om te trekken.',
    how: 'Typ het woord in het veld: de passende kaarten worden vanzelf gelegd. Ontbreekt er een, kies er dan een andere voor.',
    turnsLeft: 'Dit is je laatste beurt. | Dit is je laatste beurt. | Beurten voor jou: nog {n}.',
    secret: 'Je antwoord blijft geheim tot iedereen geantwoord heeft, en het blijft staan.',
    hand: 'Je hand: {cards}. Die telt {n}.',
    emptyHand: 'Je hand is leeg.',
    watching: 'Je kijkt toe en hebt geen kaarten.',
    word: '{name}: {word}. {fate}',
    noWord: 'Er is nog geen woord genoemd.',
    emptyField: 'Er staat nog geen woord.',
    spelled: '{word}: {letters}.',
    middle: 'Op de trekstapel: {n}. Op de aflegstapel: {cards}.',
    middleEmpty: 'Op de trekstapel: {n}. De aflegstapel is leeg.',
    player: '{name}: {facts}.',
    score: '{name}: woorden {pile} plus twijfel {bonus} min hand {hand} is {total}.',
    totals: 'Open punten: {list}.',
    totalOf: '{name} {points}',
    totalOfYou: 'jij {points}',
    scoreSoFar:
      'Je staat op {total}: woorden {pile} plus twijfel {bonus} min hand {hand}, zoals die nu is.',
    missing: 'Je hebt geen {letter}. Kies er een andere kaart voor, dan is het bluf.',
    missingMore: 'Nog een {letter} heb je niet. Kies er een andere kaart voor, dan is het bluf.',
    missingMany: 'Je mist {letter}. Kies er andere kaarten voor, dan is het bluf.',
    stillMissing:
      'Nu ontbreekt nog {letter}. | Nu ontbreekt nog {letter}. | Nu ontbreken nog {letter}.',
    lieFor: '{card} voor {letter}.',
    layNow: 'Bluf, Enter legt het.',
    layNowTouch: 'Bluf, je kunt het leggen.',
    missingHeld: '{letter} zit nog in je hand, de plaats ervoor is leeg.',
    wordSoFar: 'Jouw woord tot nu toe: {word}, {worth}. {heard}',
    arranged: 'Je hand ligt nu zo: {cards}.',
    takenBack: 'Teruggenomen: {word}.',
    escapeAgain: 'Nog eens Escape, en je bent uit het veld.',
    passAgain: 'Echt passen? Nog een keer, dan geldt het.',
    passKey: 'Escape: toch niet.',
    notPassed: 'Niet gepast, je bent nog aan de beurt.',
    blankFor: 'Het vraagteken staat voor {letter}.',
    blanksFor: 'De vraagtekens staan voor {letters}.',
    typeLater: 'Een woord typ je in het woordveld, zodra je aan de beurt bent.',
    takeBackFirst: 'Neem eerst het woord terug, dan kun je passen.',
    toHand: 'Pijl omlaag brengt je naar je kaarten.',
    keys: 'E brengt je naar het woordveld, plus trekt een kaart, tweemaal nul past.',
    liesFor: '{card} ligt voor {letter}: bluf.',
    fits: '{word}: alle letters liggen er.',
  },
  talk: {
    house: '{word} als eigen woord opnemen',
    houseList: 'Deze {n} woorden als eigen woorden opnemen: {words}',
    newWord: 'Eigen woord voorstellen',
    newWordField: 'Woord dat voortaan mag',
  },
  rules: {
    chapter1: {
      title: 'Waar het om gaat',
      text1:
        'Je legt kaarten gedekt neer en noemt een woord. Misschien ligt het er echt, misschien niet. Wie aan het eind de meeste punten heeft, wint.',
      text2:
        'Er zijn 100 letterkaarten en 6 vraagtekens. Iedereen begint met vijf kaarten. De linkerbuur van de deler begint.',
      text3:
        'Er spelen twee tot acht mensen mee. Iedereen is vijf keer aan de beurt, of zo vaak als jullie afspreken.',
    },
    chapter2: {
      title: 'Jouw beurt',
      text1:
        'Eerst mag je trekken: kaart voor kaart, en elke kaart bekijk je. Bij tien kaarten houdt het op.',
      text2:
        'Dan leg je minstens twee kaarten gedekt neer en noem je één woord met precies zoveel letters.',
      text3:
        'Of je past. Ook dat is een beurt. Heb je na het trekken nog geen twee kaarten, dan kun je niet anders.',
      text4: 'Heb je na je beurt minder dan vijf kaarten, dan vul je aan tot vijf.',
    },
    chapter3: {
      title: 'Wat een woord is',
      text1:
        'Het moet in het woordenboek staan. Namen, afkortingen, koppeltekens en apostroffen staan daar niet in. Twee tot tien letters.',
      text2:
        'Een woord dat niet in het woordenboek staat, wordt geweigerd, en alleen jij hoort dat. Het kost niets. Staat er aan tafel “zijn bluf als iemand twijfelt”, dan mag je alles noemen.',
      text3:
        'Accenten en trema’s vallen weg: COÖRDINATIE is COORDINATIE, en IJ leg je met I en J. In Duitse woorden is ß SS en zijn Ä, Ö en Ü AE, OE en UE; met umlautkaarten zijn dat eigen letters.',
      text4: 'Hetzelfde woord mag vaker, als jullie niets anders afspreken.',
      text5:
        'Eigen woorden: na een weigering, na een oordeel en aan het eind mag iedereen een woord voorstellen. Is iedereen het eens, dan geldt het vanaf het volgende spel.',
    },
    chapter4: {
      title: 'Geloven of twijfelen',
      text1:
        'Alle anderen antwoorden tegelijk en in het geheim. Pas als iedereen geantwoord heeft, wordt het bekend.',
      text2:
        'Het woord is eerlijk als elke gelegde letter erin zit, zo vaak als hij er ligt. De volgorde maakt niet uit. Een vraagteken staat voor elke letter. Ook een vergissing is bluf.',
      text3:
        'Gelooft iedereen het, dan gaan de kaarten ongezien op je stapel en tellen ze volledig, ook als het bluf was.',
      text4:
        'Twijfelt er iemand, dan worden de kaarten omgedraaid. Was het eerlijk, dan houd je ze en krijg je tien punten per twijfelaar. Was het bluf, dan ben je ze kwijt en krijgt elke twijfelaar tien punten.',
      text5:
        'Zijn open kaarten afgesproken, dan mag een deel open liggen. Die letters moeten in het woord zitten.',
    },
    chapter5: {
      title: 'Aanvullen en het einde',
      text1:
        'Is de trekstapel leeg, dan wordt de aflegstapel geschud. Is ook die leeg, dan trekt niemand meer. Gewonnen kaarten komen nooit terug.',
      text2: 'Na je laatste beurt vul je nog één keer aan, als jullie niets anders afspreken.',
      text3: 'Dan gaan alle stapels en handen open, woord voor woord. Wat geloofd is, telt.',
    },
    chapter6: {
      title: 'Punten',
      text1:
        'Je stapel en de punten uit twijfel tellen plus, je hand telt min. Het mag onder nul komen. Bij gelijke stand winnen alle besten.',
      text2: 'Gewone letters tellen 1, zeldzame tot 10, vraagtekens 0.',
      text3:
        'Wie voorgoed weggaat, komt achter alle anderen. Blijft er één over, dan heeft die gewonnen.',
    },
    chapter7: {
      title: 'Voorbeelden',
      text1:
        'Je zegt “huis” en hebt H, U, I, S gelegd. Twee van de drie twijfelen: 20 punten voor jou, en de kaarten blijven van jou.',
      text2:
        'Je zegt “huis” en hebt H, U, I, N gelegd. Twee twijfelen: zij krijgen elk 10, de kaarten zijn weg, en wie geloofde krijgt niets.',
      text3: '“ijs” is I, J, S: drie kaarten.',
    },
    chapter8: {
      title: 'Als de tijd om is',
      text1:
        'Voor de hele beurt loopt één klok. Is die om, dan pas je; wat je getrokken hebt, houd je. Wie niet antwoordt, gelooft, en niemand ziet het verschil. Wie alleen tegen de computer speelt, heeft geen klok.',
    },
  },
}
