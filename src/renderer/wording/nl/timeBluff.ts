/** Options, events and rules of Tom's Time Bluff, in Dutch. */
import type { TimeBluffWords } from '../de/timeBluff'

/** Dutch words. */
export const timeBluff: TimeBluffWords = {
  scored: 'geen minpunten | één minpunt | {n} minpunten',
  remark: {
    nose: { title: 'Fijne neus', text: '{each}{n} keer bluf doorzien' },
    caught: { title: 'Vaakst betrapt', text: 'geen keer | {each}één keer | {each}{n} keer' },
    pile: { title: 'Dikste stapel', text: '{n} kaarten in één keer gepakt' },
    believed: { title: 'Pokerface', text: '{each}{n} keer geloofd' },
  },
  level: {
    gentle: 'Legt wat past, koestert zijn jokers en twijfelt meestal te laat.',
    easy: 'Legt braaf wat past en telt op de vingers.',
    solid: 'Telt mee wat open ligt en weegt elke twijfel af.',
    sharp: 'Onthoudt alles, kent zijn pappenheimers en bluft met mate.',
  },
  option: {
    pairCards: {
      label: 'Partnerkaarten',
      hint: 'Vier kaarten met een effect. Zonder begint het makkelijker.',
      value: { on: 'erbij', off: 'zonder' },
      differs: { off: 'zonder de vier partnerkaarten met een effect' },
    },
    pairBy: {
      label: 'Bij een partnerkaart past',
      hint: 'Op soort passen er 12 klokken in plaats van 4. Op uur: Jungle 12, Beamen 3, Snoozen 6, Kapot 9.',
      value: { kind: 'elke klok van die soort', hour: 'alleen dat uur' },
      differs: { hour: 'bij een partnerkaart past alleen het eigen uur' },
    },
    openJoker: {
      label: 'Open joker',
      hint: 'Wordt het uur genoemd, dan is alleen de klok daarna goed.',
      value: { any: 'elke klok mag volgen', named: 'wie hem legt, noemt het uur' },
      differs: { named: 'wie een joker open legt, noemt het uur' },
    },
    lastSingle: {
      label: 'Enige laatste kaart',
      hint: 'Aan een open kaart kan niemand twijfelen, maar koekoek en partnerkaarten kunnen dan niet.',
      value: { hidden: 'gedekt', open: 'open' },
      differs: { open: 'een losse laatste kaart ligt open' },
    },
    unmatchedPairDraw: {
      label: 'Trekken met partnerkaart zonder klok',
      hint: 'Wie geen passende klok heeft, mag trekken in plaats van leggen.',
      value: { off: 'nee', on: 'ja, zoals gedrukt' },
      differs: { on: 'met een partnerkaart zonder passende klok mag je een kaart trekken' },
    },
    snoozeTarget: {
      label: 'Snoozen treft',
      hint: 'Bij kiezen bepaalt wie de kaart legt: links of rechts.',
      value: { next: 'de volgende', chosen: 'de gekozen buur' },
      differs: { chosen: 'snoozen treft een buur naar keuze' },
    },
    turnSeconds: {
      label: 'Seconden om te leggen',
      hint: 'Daarna wordt een toegestane zet gespeeld.',
      value: { none: 'onbeperkt' },
      differs: {
        other: '{value} seconden om te leggen',
        none: 'zonder tijdslimiet bij het leggen',
      },
    },
    target: {
      label: 'We spelen tot',
      hint: 'Zodra iemand er zoveel heeft, is het spel uit.',
      value: {
        '50': '50 minpunten',
        '30': '30 minpunten',
        '100': '100 minpunten',
        round: 'één ronde',
      },
      differs: { round: 'maar één ronde', other: 'tot {value} minpunten' },
    },
    doubtSeconds: {
      label: 'Seconden om te twijfelen',
      hint: 'Wie niet antwoordt, gelooft.',
      value: { none: 'onbeperkt' },
      differs: {
        other: '{value} seconden om te twijfelen',
        none: 'zonder tijdslimiet bij het twijfelen',
      },
    },
    lastDoubt: {
      label: 'Laatste twijfel',
      hint: 'Is de trekstapel leeg, dan mag nog één keer getwijfeld worden.',
      value: { off: 'nee', on: 'ja' },
      differs: { on: 'aan het eind mag er nog één keer getwijfeld worden' },
    },
    jokerOpening: {
      label: 'Joker als beginkaart',
      hint: 'Blijft hij liggen, dan mag elke klok volgen.',
      value: { off: 'wordt geruild', on: 'mag blijven liggen' },
      differs: { on: 'een joker mag beginkaart blijven' },
    },
    handDraw: {
      label: 'Zelf trekken',
      hint: 'Wie het vergeet, trekt er twee.',
      value: { off: 'nee', on: 'ja' },
      differs: { on: 'je trekt zelf je kaarten' },
    },
  },
  event: {
    roundBegins: 'Ronde {round}. {starter} begint.',
    roundBeginsYou: 'Ronde {round}. Jij begint.',
    roundGoal: 'Wie het eerst alle kaarten kwijt is, wint de ronde.',
    roundStarted: 'Ronde {round}. {starter} begint. Open liggen: {cards}.',
    roundStartedYou: 'Ronde {round}. Jij begint. Open liggen: {cards}.',
    hand: 'Je hand: {cards}.',
    laid: '{name} legt gedekt op stapel {place}, daarop {cards}.',
    laidYou: 'Je legt {hidden} gedekt op stapel {place}, daarop {cards}.',
    laidSingle: '{name} legt de laatste kaart gedekt op stapel {place}.',
    laidSingleYou: 'Je legt je laatste kaart, {hidden}, gedekt op stapel {place}.',
    named: 'De joker staat voor {hour} uur.',
    laidOpen: '{name} legt de laatste kaart open: {card}.',
    laidOpenYou: 'Je legt je laatste kaart open: {card}.',
    drew: '{name} trekt geen kaart. | {name} trekt een kaart. | {name} trekt {n} kaarten.',
    drewYou: 'Je trekt {cards}.',
    drewBroken:
      'Kapot: {name} trekt geen kaart. | Kapot: {name} trekt een kaart. | Kapot: {name} trekt {n} kaarten.',
    drewBrokenYou: 'Kapot: je trekt {cards}.',
    forgotten: '{name} is het trekken vergeten.',
    forgottenYou: 'Je bent het trekken vergeten.',
    pileExhausted: 'De trekstapel is leeg.',
    protected: 'Jungle: niemand mag aan {name} twijfelen.',
    protectedYou: 'Jungle: niemand mag aan jou twijfelen.',
    beamed: '{name} beamt een kaart naar {other}.',
    beamedFromYou: 'Je beamt naar {other}: {card}.',
    beamedToYou: '{name} beamt naar jou: {card}.',
    snoozed: '{name} gaat snoozen en slaat een beurt over.',
    snoozedYou: 'Je gaat snoozen en slaat een beurt over.',
    satOut: '{name} slaat een beurt over.',
    satOutYou: 'Je slaat een beurt over.',
    drawOwed: '{name} moet nog trekken.',
    drawOwedYou: 'Je moet nog trekken.',
    believed: 'Niemand twijfelt aan {name}.',
    believedYou: 'Niemand twijfelt aan jou.',
    doubted: '{doubter} twijfelt aan {layer}. Omgedraaid: {card} – {verdict}!',
    doubtedByYou: 'Je twijfelt aan {layer}. Omgedraaid: {card} – {verdict}!',
    doubtedYou: '{doubter} twijfelt aan jou. Omgedraaid: {card} – {verdict}!',
    doubtedToo: 'Jij twijfelde ook, maar {doubter} zit met de klok mee vóór jou.',
    right: 'eerlijk',
    wrong: 'gebluft',
    handsPassed: 'Tijdkolk! Alle handen schuiven met de klok mee.',
    handsPassedBack: 'Tijdkolk! Alle handen schuiven tegen de klok in.',
    handsSwapped: 'Tijdkolk! {names} ruilen van hand.',
    handsSwappedYou: 'Tijdkolk! Je ruilt van hand met {name}.',
    replaced: 'De tijdkolk is uit het spel en maakt plaats voor {card}.',
    removed: 'De tijdkolk is uit het spel.',
    pickedUp:
      '{name} pakt de stapel: geen kaart. | {name} pakt de stapel: één kaart. | {name} pakt de stapel: {n} kaarten.',
    pickedUpYou: 'Je pakt de stapel: {cards}.',
    pickedUpCounted:
      'Je pakt de stapel: geen kaart. | Je pakt de stapel: één kaart. | Je pakt de stapel: {n} kaarten.',
    placeOpened: 'Op de vrije plaats {place} legt {name} {card}.',
    placeOpenedYou: 'Op de vrije plaats {place} leg je {card}.',
    placeDeclined: '{name} ziet af van de vrije plaats.',
    placeDeclinedYou: 'Je ziet af van de vrije plaats.',
    placeRefilled: 'Van de trekstapel komt op plaats {place}: {card}.',
    placeDead: 'Plaats {place} blijft leeg.',
    shuffledBack: 'Teruggeschud: {cards}.',
    twice: '{card}, twee keer',
    times: '{card}, {n} keer',
    roundEnded: 'De ronde is afgelopen. Minpunten: {points}.',
    points: '{name} {n}',
    pointsYou: 'jij {n}',
    matchEnded: 'Het spel is afgelopen. {names} wint.',
    matchEndedYou: 'Het spel is afgelopen. Jij wint!',
    matchEndedShared: 'Het spel is afgelopen. {names} winnen.',
  },
  ask: {
    lay: 'Jij bent aan de beurt: leg een kaart gedekt en een open daarop.',
    layLastHidden: 'Jij bent aan de beurt: leg je laatste kaart gedekt.',
    layLastOpen: 'Jij bent aan de beurt: leg je laatste kaart open.',
    mustDraw: 'Jij bent aan de beurt: geen van je kaarten mag open liggen. Trek een kaart.',
    direct: 'Tijdkolk: kies waarheen de handen schuiven.',
    beam: 'Beamen: kies een kaart en wie die krijgt.',
    answer: '{name} zegt op stapel {place}: {hour} uur. Geloof je dat?',
    answerAny:
      '{name} heeft op stapel {place} gelegd, op {on}. Daar past elke klok. Geloof je dat het er een is?',
    closing: 'De hand is leeg: twijfelt niemand, dan is de ronde voorbij.',
    closingPassed: 'Twijfelt niemand, dan is de ronde voorbij.',
    takeCard: 'Trek je kaart!',
    openPlace: 'Plaats {place} is vrij: leg een kaart, of pas.',
    nextRound: 'De ronde is geteld. Verder met “Volgende ronde”.',
  },
  say: {
    waitingYou: 'Iedereen wacht op jou.',
    due: 'Stapel {place}, {hour} uur moet volgen: {cards}.',
    dueAny: 'Stapel {place}, elke klok past: {cards}.',
    onlyBluff: 'alleen met bluf',
    pairs: 'Ertussen kan: {cards}.',
    mayDraw: 'Je mag ook trekken.',
    opens: 'Daar mag heen: {cards}.',
    noneOpens: 'Geen van je kaarten mag daarheen.',
    choice: 'Je kunt kiezen: {names}.',
    answerKeys: 'Toets 1 twijfelt, toets 2 gelooft.',
    directKeys: 'Toets 1 voor de eerste richting, toets 2 voor de tweede.',
    pile: 'Stapel {place}: {top}, één kaart. | Stapel {place}: {top}, {n} kaarten.',
    empty: 'Plaats {place} is vrij.',
    dead: 'Plaats {place} is uit het spel.',
    draw: 'Op de trekstapel: {n}.',
    removed:
      'Geen tijdkolk is uit het spel. | Eén tijdkolk is uit het spel. | {n} tijdkolken zijn uit het spel.',
    you: 'Jij',
    /** Among names in a sentence. */
    youToo: 'jij',
    claim: '{name} zegt op stapel {place}: {hour} uur.',
    claimYou: 'Jij zegt op stapel {place}: {hour} uur.',
    claimAny: '{name} heeft op stapel {place} gelegd, op {on}. Daar past elke klok.',
    claimAnyYou: 'Jij hebt op stapel {place} gelegd, op {on}. Daar past elke klok.',
    player: '{name}: {facts}.',
    cards: 'geen kaarten | één kaart | {n} kaarten',
    points: 'geen minpunten | één minpunt | {n} minpunten',
    down: 'gedekt',
    emptyHand: 'Je hand is leeg.',
    watching: 'Je kijkt toe en hebt geen kaarten.',
  },
  rules: {
    chapter1: {
      title: 'Waar het om gaat',
      text1:
        'Raak in elke ronde als eerste je kaarten kwijt. Wie op het eind de minste minpunten heeft, wint.',
      text2:
        'Op tafel liggen drie stapels. Op elke stapel ligt een klok bovenop. Wie er gedekt op legt, beweert daarmee: dit is het volgende uur, na 12 dus 1.',
      text3:
        'Er spelen twee tot zes mensen mee; wie geen plaats heeft, kijkt toe. Elke ronde begint met zes kaarten in elke hand en drie open klokken in het midden. De rest is de trekstapel. Wie het eerst deelt, bepaalt het lot, daarna schuift het delen naar links; wie links van de deler zit, begint.',
    },
    chapter2: {
      title: 'Je beurt',
      text1: 'Leg twee kaarten op een stapel: de eerste gedekt, de tweede open daarop.',
      text2:
        'De gedekte kaart hoort precies één uur later te zijn dan de kaart waar hij op ligt. Maar dat hoeft niet: bluffen mag altijd.',
      text3: 'De open kaart kies je vrij. Die bepaalt wat er daarna moet volgen.',
      text4:
        'Heb je daarna minder dan zes kaarten, dan krijg je er een bij. Leg je je laatste kaarten, dan trek je niet.',
      text5:
        'Heb je nog maar één kaart, dan leg je die alleen en gedekt. Mag geen van je kaarten open liggen, dan trek je er een in plaats van te leggen.',
      text6: 'Tot je bevestigt kun je alles terugnemen.',
    },
    chapter3: {
      title: 'Twijfelen',
      text1:
        'Na elke beurt antwoorden alle anderen in het geheim: geloven of twijfelen. Twijfelen er meer, dan telt de eerste, met de klok mee geteld.',
      text2:
        'Was de gedekte kaart fout, dan pakt wie hem legde de hele stapel. Wie twijfelde, mag een handkaart op de vrije plaats leggen.',
      text3:
        'Was hij goed, dan pakt wie twijfelde de stapel, en mag wie hem legde de plaats vullen.',
      text4:
        'Op de vrije plaats passen klokken, jokers en tijdkolken. Wil of kan niemand, dan komt de volgende klok van de trekstapel. Is daar geen klok meer, dan blijft de plaats deze ronde leeg.',
      text5:
        'Twijfelen kan alleen aan de laatst gelegde gedekte kaart. Gelooft iedereen, dan blijft hij liggen, goed of fout. Daarna speelt wie daar links van zit.',
    },
    chapter4: {
      title: 'Joker en koekoek',
      text1:
        'De joker (zandloper) staat voor elke klok. Op een open joker is elke klok goed. Staat de tafel zo ingesteld, dan noemt wie hem open legt het uur waarvoor hij staat.',
      text2:
        'Een gedekte joker is goed zolang hij niet op een joker ligt en er geen joker of tijdkolk direct op ligt.',
      text3:
        'De koekoek toont geen uur: hij is nooit goed en mag nooit open liggen. Je raakt hem alleen gedekt kwijt, of door een tijdkolk of door Beamen.',
    },
    chapter5: {
      title: 'Tijdkolk',
      text1:
        'Gedekt telt hij als joker, in de hand doet hij niets. Open gelegd of bij het twijfelen omgedraaid werkt hij meteen.',
      text2:
        'Wie hem legde of omdraaide, kiest de richting: alle handen schuiven naar de buur. Met z’n tweeën ruilen jullie.',
      text3:
        'Dan is hij deze ronde uit het spel en komt er een kaart van de trekstapel op zijn plaats. Is dat weer een tijdkolk, dan werkt die ook.',
      text4: 'Kwam hij door twijfel aan het licht, dan wordt de stapel pas na het schuiven gepakt.',
    },
    chapter6: {
      title: 'Partnerkaarten',
      text1:
        'Vier kaarten met een effect. Je legt dan drie kaarten: een gedekt, daarop open de partnerkaart, daarop open een klok van dezelfde soort uit je hand. Staat de tafel zo ingesteld, dan telt niet de soort maar het uur: bij Jungle hoort 12, bij Beamen 3, bij Snoozen 6, bij Kapot 9.',
      text2: 'Jungle (staande klok): deze keer mag niemand twijfelen.',
      text3: 'Beamen (smartwatch): geef iemand in het geheim een handkaart.',
      text4:
        'Snoozen (wekkerradio): de volgende trekt een kaart en slaat een beurt over. Twijfelen mag die wel.',
      text5: 'Kapot (wekker): alle anderen trekken een kaart.',
      text6:
        'Het effect komt meteen en blijft, ook als je daarna betrapt wordt. Gedekt gelegd is een partnerkaart altijd fout.',
    },
    chapter7: {
      title: 'Einde van de ronde',
      text1:
        'De ronde eindigt als iemand de laatste kaarten kwijt is zonder betrapt te worden, of als er getrokken moet worden en de trekstapel leeg is.',
      text2:
        'Ook aan de laatste kaarten mag getwijfeld worden. Waren ze bluf, dan pak je de stapel en gaat de ronde verder.',
      text3:
        'Zit er een tijdkolk bij de laatste kaarten, dan schuiven eerst de handen: wie dan geen kaarten heeft, krijgt geen minpunten.',
      text4:
        'Ook als geen van de drie plaatsen meer gevuld kan worden, is de ronde afgelopen. Na 50 beurten per persoon telt de ronde zoals ze er dan voor staat.',
    },
    chapter8: {
      title: 'Punten',
      text1:
        'Wie nog kaarten heeft, telt: elke klok 1, joker, koekoek en partnerkaarten 5, tijdkolk 10. Wat op tafel ligt telt voor niemand.',
      text2:
        'Zodra iemand 50 haalt, is het spel uit: het laagste totaal wint, bij gelijke stand samen. Tot hoever gespeeld wordt, stellen jullie aan tafel in.',
    },
    chapter9: {
      title: 'Voorbeelden',
      text1: 'Bovenop ligt de 12: een gedekte 1 is goed, een tweede 12 is bluf.',
      text2: 'Bovenop ligt een joker: elke gedekte klok is goed, een gedekte joker niet.',
      text3:
        'Je hebt vier kaarten: een gedekt, dan de partnerkaart Beamen, een smartwatch open, de laatste weggegeven. Je hand is leeg.',
    },
    chapter10: {
      title: 'Als de tijd om is',
      text1:
        'Wie bij het twijfelen niet antwoordt, gelooft. In alle andere gevallen wordt er een toegestane zet voor je gespeeld, als het kan een eerlijke.',
    },
  },
}
