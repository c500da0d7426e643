/** Options, events and rules of Tom's Time Bluff, in Dutch. */
import type { TimeBluffWords } from '../de/timeBluff'

/** Dutch words. */
export const timeBluff: TimeBluffWords = {
  option: {
    pairCards: {
      label: 'Partnerkaarten',
      hint: 'Vier kaarten met een effect. Zonder begint het makkelijker.',
      value: { on: 'erbij', off: 'zonder' },
    },
    pairBy: {
      label: 'Bij een partnerkaart past',
      value: { kind: 'elke klok van haar soort', hour: 'alleen haar uur' },
    },
    openJoker: {
      label: 'Open joker',
      value: { any: 'elke klok mag volgen', named: 'de legger noemt het uur' },
    },
    lastSingle: { label: 'Enige laatste kaart', value: { hidden: 'gedekt', open: 'open' } },
    unmatchedPairDraw: {
      label: 'Trekken met partnerkaart zonder klok',
      hint: 'Wie geen passende klok heeft, mag trekken in plaats van leggen.',
      value: { off: 'nee', on: 'ja' },
    },
    snoozeTarget: {
      label: 'Sluimeren treft',
      value: { next: 'de volgende', chosen: 'de gekozen buur' },
    },
    turnSeconds: {
      label: 'Seconden om te leggen',
      hint: 'Daarna wordt een toegestane zet gespeeld.',
      value: { none: 'zonder grens' },
    },
    target: {
      label: 'Gespeeld wordt tot',
      value: {
        '50': '50 strafpunten',
        '30': '30 strafpunten',
        '100': '100 strafpunten',
        round: 'één ronde',
      },
    },
    doubtSeconds: {
      label: 'Seconden om te twijfelen',
      hint: 'Wie niet antwoordt, gelooft.',
      value: { none: 'zonder grens' },
    },
    lastDoubt: {
      label: 'Laatste twijfel',
      hint: 'Is de trekstapel leeg, dan mag nog één keer getwijfeld worden.',
      value: { off: 'nee', on: 'ja' },
    },
    jokerOpening: {
      label: 'Joker als beginkaart',
      value: { off: 'wordt geruild', on: 'mag blijven liggen' },
    },
    handDraw: {
      label: 'Zelf bijtrekken',
      hint: 'Wie het vergeet, trekt er twee.',
      value: { off: 'nee', on: 'ja' },
    },
  },
  event: {
    roundStarted: 'Ronde {round}. {starter} begint. Open liggen {cards}.',
    roundStartedYou: 'Ronde {round}. Jij begint. Open liggen {cards}.',
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
    forgotten: '{name} is het trekken vergeten.',
    forgottenYou: 'Je bent het trekken vergeten.',
    pileExhausted: 'De trekstapel is leeg.',
    protected: 'Jungle: niemand mag aan {name} twijfelen.',
    protectedYou: 'Jungle: niemand mag aan jou twijfelen.',
    beamed: '{name} beamt {other} een kaart.',
    beamedFromYou: 'Je beamt {other}: {card}.',
    beamedToYou: '{name} beamt jou: {card}.',
    snoozed: '{name} moet sluimeren en slaat een beurt over.',
    snoozedYou: 'Je moet sluimeren en slaat een beurt over.',
    satOut: '{name} slaat over.',
    satOutYou: 'Je slaat over.',
    drawOwed: '{name} moet nog trekken.',
    drawOwedYou: 'Je moet nog trekken.',
    believed: 'Niemand twijfelt aan {name}.',
    believedYou: 'Niemand twijfelt aan jou.',
    doubted: '{doubter} twijfelt aan {layer}. Het was {card}: {verdict}.',
    doubtedByYou: 'Je twijfelt aan {layer}. Het was {card}: {verdict}.',
    doubtedYou: '{doubter} twijfelt aan jou. Het was {card}: {verdict}.',
    right: 'goed gelegd',
    wrong: 'gebluft',
    handsPassed: 'Tijdkolk! Alle handen schuiven met de klok mee.',
    handsPassedBack: 'Tijdkolk! Alle handen schuiven tegen de klok in.',
    replaced: 'De tijdkolk is uit het spel. Op zijn plaats komt {card}.',
    removed: 'De tijdkolk is uit het spel.',
    pickedUp:
      '{name} pakt de stapel: geen kaart. | {name} pakt de stapel: één kaart. | {name} pakt de stapel: {n} kaarten.',
    pickedUpYou: 'Je pakt de stapel: {cards}.',
    placeOpened: '{name} legt {card} op de vrije plaats {place}.',
    placeOpenedYou: 'Je legt {card} op de vrije plaats {place}.',
    placeDeclined: '{name} laat de vrije plaats liggen.',
    placeDeclinedYou: 'Je laat de vrije plaats liggen.',
    placeRefilled: 'Op plaats {place} komt {card} van de trekstapel.',
    placeDead: 'Plaats {place} blijft leeg.',
    shuffledBack: 'Teruggeschud: {cards}.',
    roundEnded: 'De ronde is uit. {points}.',
    points: '{name} {n}',
    pointsYou: 'jij {n}',
    matchEnded: 'Het spel is uit. {names} wint.',
    matchEndedYou: 'Het spel is uit. Jij wint!',
    matchEndedShared: 'Het spel is uit. {names} winnen.',
    joined: ' en ',
  },
  ask: {
    lay: 'Jij bent aan de beurt: leg een kaart gedekt en een open daarop.',
    direct: 'Tijdkolk: kies waarheen de handen schuiven.',
    beam: 'Beamen: kies een kaart en wie hem krijgt.',
    answer: '{name} heeft gelegd, op {on}. Twijfel je?',
    takeCard: 'Trek je kaart!',
    openPlace: 'Plaats {place} is vrij: leg een kaart of laat hem liggen.',
    nextRound: 'De ronde is geteld. Verder met “Volgende ronde”.',
  },
  say: {
    nothing: 'Je bent nu niet aan zet.',
    waitingYou: 'We wachten op jou.',
    due: 'Stapel {place}, {hour} uur moet volgen: {cards}.',
    dueAny: 'Stapel {place}, elke klok past: {cards}.',
    onlyBluff: 'alleen met bluf',
    pairs: 'Ertussen kan: {cards}.',
    mayDraw: 'Je mag ook trekken.',
    opens: 'Daar mogen heen: {cards}.',
    noneOpens: 'Geen van je kaarten mag daarheen.',
    choice: 'Te kiezen: {names}.',
    pile: 'Stapel {place}: {top}, kaarten: {n}.',
    empty: 'Plaats {place} is vrij.',
    dead: 'Plaats {place} is uit het spel.',
    draw: 'In de trekstapel: {n}.',
    player: '{name}: kaarten {n}, strafpunten {points}.',
    down: 'gedekt',
    emptyHand: 'Je hand is leeg.',
    watching: 'Je kijkt toe en hebt geen kaarten.',
  },
  rules: {
    chapter1: {
      title: 'Waar het om gaat',
      text1:
        'Raak in elke ronde als eerste je kaarten kwijt. Wie op het eind de minste strafpunten heeft, wint.',
      text2:
        'Op tafel liggen drie stapels. Op elke stapel loopt de tijd op: 6, 7, 8 enzovoort, na 12 komt 1.',
    },
    chapter2: {
      title: 'Je beurt',
      text1: 'Leg twee kaarten op een stapel: de eerste gedekt, de tweede open daarop.',
      text2:
        'De gedekte kaart hoort precies één uur later te zijn dan de kaart waarop ze ligt. Maar dat hoeft niet: bluffen mag altijd.',
      text3: 'De open kaart is vrij. Ze bepaalt wat er nu moet volgen.',
      text4:
        'Heb je daarna minder dan zes kaarten, dan krijg je er een bij. Leg je je laatste kaarten, dan trek je niet.',
    },
    chapter3: {
      title: 'Twijfelen',
      text1:
        'Na elke beurt antwoorden alle anderen in het geheim: geloven of twijfelen. Twijfelen er meer, dan telt de eerste met de klok mee.',
      text2:
        'Was de gedekte kaart fout, dan pakt de legger de hele stapel. De twijfelaar mag een handkaart op de vrije plaats leggen.',
      text3:
        'Was ze goed, dan pakt de twijfelaar de stapel en mag de legger de plaats vullen. Wil of kan niemand, dan komt er een klok van de trekstapel.',
    },
    chapter4: {
      title: 'Bijzondere kaarten',
      text1:
        'Joker (zandloper): staat voor elke klok. Op een open joker past elke klok. Joker op joker is fout als iemand twijfelt.',
      text2:
        'Tijdkolk: telt als joker. Zodra hij zichtbaar wordt, schuiven alle handen naar een buur en verlaat hij het spel.',
      text3: 'Koekoek: past nooit. Je raakt hem alleen gedekt kwijt.',
      text4:
        'Partnerkaarten liggen tussen de gedekte kaart en een open klok van hun soort. Jungle: niemand mag twijfelen. Beamen: geef iemand een kaart. Kapot: alle anderen trekken er een. Sluimeren: de buur trekt er een en slaat over.',
    },
    chapter5: {
      title: 'Einde en punten',
      text1:
        'De ronde eindigt als iemand zijn laatste kaarten kwijt is zonder betrapt te worden, of als er getrokken moet worden en de trekstapel leeg is.',
      text2:
        'Wie nog kaarten heeft, telt: elke klok 1, joker, koekoek en partnerkaarten 5, tijdkolk 10.',
      text3:
        'Zodra iemand 50 haalt is het afgelopen: de kleinste som wint. Tot hoever gespeeld wordt, stellen jullie aan tafel in.',
    },
  },
}
