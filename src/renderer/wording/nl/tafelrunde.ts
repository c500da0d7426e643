/** Options, events and rules of Die Tafelrunde 2, in Dutch. */
import type { TafelrundeWords } from '../de/tafelrunde'

/** Dutch words. */
export const tafelrunde: TafelrundeWords = {
  scored: 'geen edelstenen | één edelsteen | {n} edelstenen',
  remark: {
    close: {
      title: 'Krapste overwinning',
      text: 'met {n} punt verschil, goed voor {gems} edelstenen | met {n} punten verschil, goed voor {gems} edelstenen',
    },
    haul: { title: 'Rijkste buit', text: '{n} edelstenen in één keer' },
    robber: { title: 'Brutaalste diefstal', text: '{each}{n} kisten van anderen gepakt' },
    raider: { title: 'Meeste kleuren gewonnen', text: '{each}{n} keer' },
  },
  level: {
    gentle:
      'Is blij met elke mooie kaart, vergeet daarbij weleens een kleur en rekent nooit op tegenstand.',
    easy: 'Verkijkt zich weleens op een edelsteen of twee en hoopt dat het genoeg is.',
    solid: 'Weegt af wat elke kleur oplevert en wat die kost.',
    sharp: 'Onthoudt wie welke kaart terugnam en speelt elke zet in gedachten uit.',
  },
  option: {
    specials: {
      label: 'Speciale kaarten',
      hint: 'In elk deck zit er één. Welke, ziet iedereen; waar, weet niemand.',
      value: {
        random: 'geloot, allemaal verschillend',
        chosen: 'iedereen kiest in het geheim',
        'by-seat': 'naar plaats',
        'all-feierabend': 'allemaal Sluitingstijd',
        'all-letzte-warnung': 'allemaal Laatste Waarschuwing',
        'all-wiederbelebung': 'allemaal Herleving',
        'all-zork': 'allemaal Zork',
        none: 'zonder',
      },
      differs: {
        none: 'zonder speciale kaarten (anders zit er één in elk deck)',
        chosen: 'iedereen kiest in het geheim een speciale kaart',
        'by-seat': 'speciale kaarten per plaats',
        other: 'speciale kaarten: {value}',
      },
    },
    zork: {
      label: 'Zork stelt veilig',
      hint: 'Tot zes edelstenen in één keer.',
      value: { instead: 'in plaats van een kist', addition: 'naast één kist' },
      differs: { addition: 'Zork stelt iets veilig bovenop een kist' },
    },
    passiveDefence: {
      label: 'Een kist verdedigt zichzelf',
      hint: 'Met “ja” telt de beste open kist ook zonder kaart van de kleur.',
      value: { off: 'nee', on: 'ja' },
      differs: { on: 'een kist verdedigt zichzelf' },
    },
    openGems: {
      label: 'Veiliggestelde edelstenen',
      hint: 'Zichtbaar betekent: iedereen ziet de totalen.',
      value: { off: 'geheim', on: 'zichtbaar' },
      differs: { on: 'veiliggestelde edelstenen zijn zichtbaar' },
    },
    turnSeconds: {
      label: 'Seconden per beslissing',
      hint: 'Daarna pas je, of wordt je laagste kaart gespeeld.',
      value: { none: 'onbeperkt' },
      differs: { other: '{value} seconden per beslissing' },
    },
  },
  event: {
    dealt: 'De speciale kaarten in de decks: {specials}.',
    hand: 'Je hand: {cards}.',
    raidBegins: 'Rooftocht {raid}. {name} begint.',
    raidBeginsYou: 'Rooftocht {raid}. Jij begint.',
    raidStarted: 'Rooftocht {raid}. Omgedraaid: {chests}. {name} begint.',
    raidStartedYou: 'Rooftocht {raid}. Omgedraaid: {chests}. Jij begint.',
    nothing: 'niets',
    played: '{name} speelt {card}.',
    playedYou: 'Je speelt {card}.',
    feierabend: '{name} speelt een Sluitingstijd: niemand speelt nog iets.',
    feierabendYou: 'Je speelt je Sluitingstijd: niemand speelt nog iets.',
    letzteWarnung: '{name} speelt een Laatste Waarschuwing en beschermt {what}.',
    letzteWarnungYou: 'Je speelt je Laatste Waarschuwing en beschermt {what}.',
    wiederbelebung: '{name} speelt een Herleving en neemt {what} terug.',
    wiederbelebungYou: 'Je speelt je Herleving en neemt {what} terug.',
    zork: '{name} speelt Zork.',
    zorkYou: 'Je speelt Zork.',
    passed: '{name} past.',
    passedYou: 'Je past.',
    passedEmpty: '{name} heeft geen kaart meer en doet deze rooftocht niet meer mee.',
    passedEmptyYou: 'Je hebt geen kaart meer en doet deze rooftocht niet meer mee.',
    passedFeierabend:
      '{name} heeft alleen nog een Sluitingstijd en doet deze rooftocht niet meer mee.',
    passedFeierabendYou:
      'Je hebt alleen nog je Sluitingstijd en doet deze rooftocht niet meer mee.',
    passedEmptyAll: '{names} hebben geen kaart meer en doen deze rooftocht niet meer mee.',
    passedEmptyAllYou: '{names} hebben geen kaart meer en doen deze rooftocht niet meer mee.',
    passedFeierabendAll:
      '{names} hebben elk alleen nog een Sluitingstijd en doen deze rooftocht niet meer mee.',
    passedFeierabendAllYou:
      '{names} hebben elk alleen nog een Sluitingstijd en doen deze rooftocht niet meer mee.',
    compared: '{colour}: {fighters}.',
    order: '{colour}: {fighters}',
    orderTied: '{colour}: {fighters} – gelijk',
    fighter: '{name} {strength} uit {sum}',
    fromChest: 'kist {gems}',
    won: '{name} wint {colour} en neemt: {chests}.',
    wonYou: 'Je wint {colour} en neemt: {chests}.',
    wonNothing: '{name} wint {colour}. Er valt geen kist te halen.',
    wonNothingYou: 'Je wint {colour}. Er valt geen kist te halen.',
    tied: 'Gelijk in {colour}: {names}. Naar het midden: {chests}.',
    tiedNothing: 'Gelijk in {colour}: {names}. Geen kist verhuist.',
    kept: 'Beschermd bij {name}: {chests}.',
    keptYou: 'Beschermd bij jou: {chests}.',
    unfought: 'Niemand vecht om {colour}.',
    discarded: '{name} legt af: {cards}.',
    discardedYou: 'Je legt af: {cards}.',
    returned: '{name} neemt terug: {cards}.',
    returnedYou: 'Je neemt terug: {cards}.',
    secured: '{name} stelt veilig: {chests}.',
    securedYou: 'Je stelt veilig: {chests}.',
    securedBefore: '{name} stelt één kist veilig. | {name} stelt {n} kisten veilig.',
    securedBeforeYou: 'Je stelt één kist veilig. | Je stelt {n} kisten veilig.',
    reshuffled: '{name} schudt de aflegstapel opnieuw.',
    reshuffledYou: 'Je schudt je aflegstapel opnieuw.',
    notDrawn: '{name} heeft niets meer te trekken.',
    notDrawnYou: 'Je hebt niets meer te trekken.',
    drewYou: 'Je trekt {cards}.',
    startPassedOn: '{name} begint de volgende rooftocht.',
    startPassedOnYou: 'Jij begint de volgende rooftocht.',
    matchEnded: 'Het spel is afgelopen: {gems}. {names} wint.',
    matchEndedYou: 'Het spel is afgelopen: {gems}. Jij wint!',
    matchEndedShared: 'Het spel is afgelopen: {gems}. {names} winnen samen.',
    gems: '{name} {n}',
    gemsYou: 'jij {n}',
    you: 'jij',
  },
  ask: {
    chooseSpecial: 'Welke speciale kaart komt in je deck?',
    duty: 'Jij begint: speel een kaart.',
    play: 'Jij bent aan de beurt: speel een kaart of pas.',
    secure: 'Welke kist stel je veilig?',
  },
  say: {
    waitingYou: 'Iedereen wacht op jou.',
    mayPass: 'Of je past.',
    mayNotPass: 'Passen mag pas als je een kaart hebt gespeeld.',
    barred: 'Je Sluitingstijd kan nog niet.',
    choice: 'Je kunt kiezen: {names}.',
    middle: 'In het midden: {chests}. In de stapel: {n}.',
    player: '{name}: {facts}.',
    fact: {
      startYou: 'begint',
      passedYou: 'gepast',
      hand: 'hand {n}',
      draw: 'stapel {n}',
      discard: 'afgelegd {n}',
      open: 'open {chests}',
      played: 'gespeeld {cards}',
    },
    strength: '{name} {strength}',
    strengthWith: '{name} {strength}, waarvan kist {gems}',
    nobody: 'niemand',
    emptyHand: 'Je hand is leeg.',
    watching: 'Je kijkt toe en hebt geen kaarten.',
  },
  rules: {
    chapter1: {
      title: 'Waar het om gaat',
      text1:
        'Drie schurken voor iedereen, drie kleuren, 24 kisten met 2, 3 of 4 edelstenen. Wie aan het eind de meeste edelstenen heeft veiliggesteld, wint. De kleur doet er dan niet toe.',
      text2:
        'Iedereen heeft hetzelfde deck: drie eenkleurige 7’s en twaalf tweekleurige kaarten, plus één speciale kaart. Je begint met vijf kaarten in de hand, die alleen jij ziet. Wat afgelegd is, ligt open.',
    },
    chapter2: {
      title: 'Een rooftocht',
      text1:
        'Eerst worden kisten omgedraaid tot alle drie de kleuren open liggen, in het midden of voor iemand.',
      text2:
        'Dan speelt iedereen om de beurt een kaart of past. Wie past, ligt er voor deze rooftocht uit. Wie begint, moet minstens één kaart spelen.',
      text3:
        'Bij een tweekleurige kaart kies je de kant. Boven staat wat telt; ligt de kaart eenmaal, dan wordt hij niet meer gedraaid.',
    },
    chapter3: {
      title: 'Afrekenen',
      text1:
        'Per kleur telt: jouw kaarten van die kleur plus jouw beste open kist van die kleur. Zonder kaart telt de kist niet.',
      text2:
        'Wie het sterkst is, neemt alle open kisten van de kleur, ook die voor anderen, en legt de kaarten van die kleur af. Alle anderen nemen hun kaarten terug.',
      text3:
        'Is het bovenaan gelijk, dan gaan de kisten van die kleur naar het midden en neemt iedereen de kaarten terug. Heeft niemand de kleur gespeeld, dan blijft alles liggen.',
    },
    chapter4: {
      title: 'Veiligstellen en trekken',
      text1:
        'Wie open kisten heeft, draait er één om: die kan niemand meer afpakken. Iedereen kiest tegelijk.',
      text2:
        'Dan trekt iedereen twee kaarten. Is een stapel leeg, dan wordt de eigen aflegstapel opnieuw geschud. De startkaart gaat naar links.',
    },
    chapter5: {
      title: 'Speciale kaarten',
      text1: 'Sluitingstijd: er wordt meteen afgerekend. Nooit als eerste kaart van een rooftocht.',
      text2: 'Laatste Waarschuwing: jouw open kisten van één kleur zijn in deze rooftocht veilig.',
      text3: 'Herleving: neem een kaart van je aflegstapel op hand.',
      text4: 'Zork: stel meerdere kisten veilig met samen hoogstens zes edelstenen.',
    },
    chapter6: {
      title: 'Einde',
      text1:
        'Zijn er geen gedekte kisten meer en liggen niet alle drie de kleuren open, dan is het spel meteen uit. Open kisten tellen niet. Bij gelijke stand wint wie meer kaarten in de hand heeft.',
      text2: 'Wie niet op tijd beslist, past; wie moet beginnen, speelt de laagste kaart.',
    },
  },
}
