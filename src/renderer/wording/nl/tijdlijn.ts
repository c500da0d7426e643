/** Options, events and rules of Tijdlijn, in Dutch. */
import type { TijdlijnWords } from '../de/tijdlijn'

/** Dutch words. */
export const tijdlijn: TijdlijnWords = {
  level: {
    easy: 'Keek op school vaak uit het raam en zit er vrolijk een eeuw naast.',
    solid: 'Kent de grote lijnen en gokt daartussen met verstand.',
    sharp: 'Weet van bijna alles ongeveer wanneer het was en houdt elk gat in de gaten.',
  },
  option: {
    mode: {
      label: 'Manier van spelen',
      hint: 'Samen vul je één tijdlijn, tegen elkaar raak je zo snel mogelijk je kaarten kwijt.',
      value: { 'co-operative': 'samen', competitive: 'tegen elkaar' },
    },
    decks: {
      label: 'Kaartsets',
      hint: 'Meegeleverd of zelf geschreven, ook meer dan één tegelijk.',
      value: { none: 'geen' },
    },
    eras: {
      label: 'Tijdvakken',
      hint: 'Alleen gebeurtenissen uit deze tijd doen mee.',
      value: {
        none: 'geen',
        'before-500': 'voor 500',
        '500-1500': '500 tot 1500',
        '1500-1800': '1500 tot 1800',
        '1800-1900': '1800 tot 1900',
        '1900-1950': '1900 tot 1950',
        '1950-2000': '1950 tot 2000',
        'from-2000': 'vanaf 2000',
      },
    },
    themes: {
      label: 'Thema’s',
      hint: 'Alleen gebeurtenissen hierover doen mee.',
      value: {
        none: 'geen',
        science: 'wetenschap',
        inventions: 'uitvindingen',
        arts: 'kunst',
        sport: 'sport',
        food: 'eten en het dagelijks leven',
        nature: 'natuur',
        politics: 'politiek',
        exploration: 'ontdekkingsreizen',
      },
    },
    unseenFirst: {
      label: 'Nieuwe kaarten eerst',
      hint: 'Kaarten waarvan iemand aan deze tafel het jaartal al gezien heeft, komen het laatst. Elk apparaat geeft dat zelf door: wie iets anders doorgeeft, kan de keuze sturen.',
      value: { on: 'ja', off: 'nee, alles door elkaar' },
    },
    turnSeconds: {
      label: 'Seconden per beslissing',
      hint: 'Daarna wordt de kaart gespeeld die het langst voor je ligt.',
      value: { none: 'geen limiet' },
    },
    cards: {
      label: 'Kaarten in het spel',
      hint: 'Met 24 kaarten zitten er hoogstens vijf aan tafel. Alleen met 36 is er een rang.',
    },
    rememberStuck: {
      label: 'Jaartallen van vastzittende kaarten',
      hint: 'Iedereen heeft ze gezien. Blijven ze open, dan hoeft niemand ze te onthouden.',
      value: { on: 'blijven open', off: 'gaan weer dicht' },
    },
    hand: {
      label: 'Kaarten voor iedereen',
      hint: 'Zoveel moet je er goed neerleggen.',
    },
  },
  setup: {
    'too-few-events':
      'Met deze kaartsets, tijdvakken en thema’s blijven er {events} gebeurtenissen over, en er zijn er {needed} nodig. Kies er meer.',
  },
  grade: {
    timeless: 'Rang: Stilstaande klok. Ook die loopt twee keer per dag gelijk.',
    newcomers: 'Rang: Kookwekker. Een begin, en hij rinkelt.',
    able: 'Rang: Zandloper. Het zand loopt de goede kant op.',
    learned: 'Rang: Koekoeksklok. Jullie laten op tijd van je horen.',
    veterans: 'Rang: Staande klok. Recht overeind en betrouwbaar.',
    experts: 'Rang: Torenklok. De stad zet er haar horloge op gelijk.',
    brilliant: 'Rang: Chronometer. Daarmee vind je de weg over zee.',
    travellers: 'Rang: Atoomklok. Preciezer kan niet.',
  },
  event: {
    you: 'jij',
    joined: ' en ',
    played: '{name} speelt ‘{card}’: {year}.',
    playedYou: 'Je speelt ‘{card}’: {year}.',
    landing: {
      first: 'Vroeger dan al het andere, 2 punten.',
      last: 'Later dan al het andere, 2 punten.',
      stack: 'Dat jaar ligt al in de onderste rij: erbovenop, 2 punten.',
      slot: 'Het gat was vrij, 1 punt.',
      slotStack: 'Dat jaar ligt al in het gat: erbovenop, 1 punt.',
    },
    stuck: '{name} probeert ‘{card}’: {year}. Het gat is bezet, de kaart zit vast.',
    stuckYou: 'Je probeert ‘{card}’: {year}. Het gat is bezet, de kaart zit vast.',
    stuckBefore: '{name} heeft ‘{card}’ geprobeerd. De kaart zit vast.',
    stuckBeforeYou: 'Je hebt ‘{card}’ geprobeerd. De kaart zit vast.',
    discarded: '{name} legt ‘{card}’ af: {year}. Gezocht is nu: {icon}.',
    discardedYou: 'Je legt ‘{card}’ af: {year}. Gezocht is nu: {icon}.',
    refilled: '{name} vult aan met {cards}.',
    refilledYou: 'Nieuw voor je: {cards}.',
    laidRight: '{name} legt ‘{card}’ goed: {year}.',
    laidRightYou: 'Je legt ‘{card}’ goed: {year}.',
    laidWrong: '{name} legt ‘{card}’ fout: dat was {year}.',
    laidWrongYou: 'Je legt ‘{card}’ fout: dat was {year}.',
    reshuffled: 'De aflegstapel wordt geschud en is de nieuwe stapel van {pile} kaarten.',
    drew: '{name} krijgt ‘{card}’.',
    drewYou: 'Je krijgt ‘{card}’.',
    playOff: 'Beslissing: {staying}. Uitgeschakeld: {out}.',
    left: '{name} geeft de plaats op.',
    leftYou: 'Je geeft je plaats op.',
    nobody: 'niemand',
    ended: {
      'all-placed': 'Er ligt bij niemand nog een kaart.',
      'none-fits': 'Geen van de geprobeerde kaarten paste.',
      'no-icon-matches':
        'Alleen nog vastzittende kaarten, en geen symbool past bij de aflegstapel.',
      won: '{names}: als enige zonder kaarten aan het eind van de ronde.',
      'cards-run-out':
        'Er zijn te weinig kaarten voor een beslissing. De winst wordt gedeeld: {names}.',
      'rounds-run-out': 'Na 120 rondes is het afgelopen. De minste kaarten: {names}.',
      'last-one': 'Alleen {names} zit nog aan tafel.',
      deserted: 'Iedereen heeft zijn plaats opgegeven.',
    },
  },
  ask: {
    choose: 'Jij bent aan de beurt: een kaart spelen of afleggen?',
    chooseOnlyPlay: 'Jij bent aan de beurt: welke kaart speel je?',
    retry: 'De kaart zit vast. Welke probeer je nu?',
    goOn: 'Nog een kaart spelen of stoppen?',
    discard: 'Alles zit vast: welke kaart leg je af?',
    lay: 'Jij bent aan de beurt: welke kaart leg je waar?',
  },
  say: {
    card: '‘{card}’',
    cardIcon: '‘{card}’, {icon}',
    cardStuck: '‘{card}’, zit vast',
    cardStuckYear: '‘{card}’, zit vast, {year}',
    dated: '{year}: ‘{card}’',
    inFront: 'Voor je liggen: {cards}.',
    inFrontNone: 'Er ligt geen kaart meer voor je.',
    watching: 'Je kijkt toe.',
    line: 'De tijdlijn, van vroeg naar laat: {places}.',
    and: '; ',
    gapFree: '{gap} is vrij',
    gapTaken: '{gap} ligt {cards}',
    rowGaps: 'Er zijn {n} plekken, van {first} tot {last}.',
    discard: 'Boven op de aflegstapel: {card}. Gezocht is: {icon}.',
    discardPile: 'Op de aflegstapel liggen {n} kaarten, bovenop: {card}.',
    discardNone: 'De aflegstapel is leeg.',
    pile: 'De stapel heeft {n} kaarten, bovenop: ‘{card}’.',
    pileNone: 'De stapel is leeg.',
    player: '{name}: {cards}.',
    playerNone: '{name}: geen kaarten.',
    playerOut: '{name}: uitgeschakeld in ronde {round}.',
    playerLeft: '{name}: heeft de plaats opgegeven.',
    score:
      'Stand: {score} punten. Onderste rij {bottom}, in gaten {slots}, afgelegd {discard}, in de stapel {pile}, voor jullie {front}.',
    rank: 'Dat zou nu de rang {rank} zijn.',
    counts: 'Ronde {round}. {players}.',
    count: '{name} {n}',
    canPlay: 'Spelen kun je {cards}.',
    canDiscard: 'Afleggen kun je {cards}.',
    canStop: 'Of je stopt.',
    waitingYou: 'Iedereen wacht op jou.',
  },
  talk: {
    point: '{name} wijst naar ‘{card}’: {phrase}',
    pointYou: 'Je wijst naar ‘{card}’: {phrase}',
    pointGone: '{name} wijst naar een kaart: {phrase}',
    pointGoneYou: 'Je wijst naar een kaart: {phrase}',
    phrase: {
      this: 'Deze!',
      'not-this': 'Deze niet.',
      'what-is-this': 'Wat is dit nou weer?',
      'i-know-this': 'Deze weet ik!',
      'too-risky': 'Te gewaagd.',
    },
    bound: {
      'long-before': 'Ik denk: lang voor {year}.',
      before: 'Ik denk: voor {year}.',
      around: 'Ik denk: rond {year}.',
      after: 'Ik denk: na {year}.',
      'long-after': 'Ik denk: lang na {year}.',
    },
    place: 'Ik denk: {gap}.',
  },
  rules: {
    chapter1: {
      title: 'Waar het om gaat',
      text1:
        'Elke kaart is een gebeurtenis. Op de lichte kant staat wat er gebeurde, op de donkere wanneer. Voor het spelen ziet niemand de donkere kant (TL-05, TC-14).',
      text2:
        'Samen, met hoogstens zes of helemaal alleen, krijg je zoveel mogelijk kaarten in één tijdlijn. Tegen elkaar, met twee tot acht, wint wie als enige in een ronde zijn laatste kaart kwijtraakt (TL-02).',
    },
    chapter2: {
      title: 'Samen: een beurt',
      text1:
        'Voor iedereen liggen vier kaarten, voor allen zichtbaar. Ben je aan de beurt, dan speel je er een of twee, of je legt er een af; nooit allebei (TL-07).',
      text2:
        'Je kiest alleen de kaart; haar jaar bepaalt waar ze komt. Vroeger of later dan al het andere: aan het eind van de onderste rij. Tussen twee kaarten: in het gat erboven, als dat vrij is. Hetzelfde jaar als een kaart die er ligt: erbovenop (TL-06 tot TL-11).',
      text3:
        'Is het gat bezet, dan zit de kaart vast: ze komt dwars bij je terug en kan nooit meer gespeeld worden. Dan moet je een andere proberen (TL-12, TL-13, TL-15).',
      text4:
        'Na de eerste kaart die paste mag je stoppen of een tweede proberen. Daarna vul je aan tot vier (TL-16, TL-21).',
    },
    chapter3: {
      title: 'Samen: afleggen',
      text1:
        'Afleggen mag je een kaart met op de lichte kant hetzelfde symbool als op de donkere kant van de bovenste afgelegde. Ze wordt omgedraaid, en haar andere symbool is het volgende. Dat geldt ook voor vastzittende kaarten (TL-19, TL-20).',
      text2:
        'Liggen er alleen vastzittende kaarten voor je, dan moet je er een afleggen die past (TL-17).',
    },
    chapter4: {
      title: 'Samen: einde en punten',
      text1:
        'Het is afgelopen als niemand nog kaarten heeft, als iemand speelt en geen kaart past, of als iemand alleen vastzittende kaarten heeft en er geen van kan afleggen (TL-15, TL-17, TL-24).',
      text2:
        'Elke kaart in de onderste rij telt 2 punten, elke in een gat 1. Elke afgelegde kaart, elke in de stapel en elke voor jullie kost er 1 (TL-25). Met 36 kaarten is er ook een rang, van stilstaande klok tot atoomklok (TL-26).',
      text3: 'Je mag alles zeggen en naar kaarten wijzen; wie aan de beurt is, beslist (TL-27).',
    },
    chapter5: {
      title: 'Tegen elkaar',
      text1:
        'Voor iedereen liggen vier kaarten. Ben je aan de beurt, dan leg je er een op een plek in de rij; pas dan gaat ze om. Klopt de plek, dan blijft ze liggen. Naast hetzelfde jaar zijn beide kanten goed (TC-03, TC-05).',
      text2:
        'Klopt het niet, dan gaat de kaart naar de aflegstapel en krijg je een nieuwe. Is de stapel leeg, dan worden de afgelegde kaarten geschud (TC-04, TC-10).',
      text3:
        'Elke ronde wordt uitgespeeld. Wie dan als enige geen kaarten meer heeft, wint. Zijn het er meer, dan vallen alle anderen af en spelen zij verder met elk een nieuwe kaart: de beslissing (TC-06 tot TC-09).',
      text4:
        'Wie later afvalt, staat hoger; in dezelfde ronde zijn minder kaarten beter (TC-17). Na 120 rondes is het afgelopen (TC-16).',
    },
    chapter6: {
      title: 'Tijd, plaatsen, jaartallen',
      text1:
        'Is je tijd om, dan wordt gespeeld wat het langst voor je ligt. Tegen elkaar beslist het lot over de plek.',
      text2:
        'Geeft iemand zijn plaats op: samen blijven de kaarten liggen en kosten ze punten; tegen elkaar gaan ze uit het spel (TL-31).',
      text3:
        'Elke kaart heeft precies één jaar, en dat geldt (TL-28). Alle gegevens zijn zorgvuldig verzameld en bedoeld als vermaak; er kunnen geen rechten aan worden ontleend.',
    },
  },
}
