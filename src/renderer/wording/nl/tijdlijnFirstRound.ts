/** What the coach of the first round of Tijdlijn says, in Dutch. */
import type { TijdlijnFirstRoundWords } from '../de/tijdlijnFirstRound'

/** Dutch words. */
export const tijdlijnFirstRound: TijdlijnFirstRoundWords = {
  together: {
    say: {
      hello:
        'Samen bouwen jullie een tijdlijn. Voor iedereen liggen vier kaarten waarvan niemand het jaar kent. Wie aan de beurt is, speelt er een of twee, en het jaar bepaalt waar ze komen.',
      end: 'In het midden ligt het Suezkanaal uit 1869. Wat vroeger of later is dan al het andere, komt aan het eind van de rij en levert twee punten op. Mandela werd vast veel later president: speel hem.',
      between:
        '1994, aan het rechtereind, twee punten. Je mag er nog een spelen. Wat ertussen hoort, komt boven het gat en levert één punt op: neem Mickey Mouse.',
      stuck:
        '1928, één punt, en Lotte heeft links Waterloo gelegd en daarboven de metro. Boven elk gat is maar plaats voor één jaar. Kijk wat er dan gebeurt: speel de Berlijnse Muur.',
      retry:
        '1961 hoort in het gat van Mickey Mouse, en dat is bezet: de kaart zit vast. Past er een niet, dan moet je een andere proberen, en past er geen, dan is het spel uit. Neem Luther, die is zeker vroeger.',
      stop: '1517, helemaal links, weer twee punten. Na de eerste kaart die past mag je stoppen, en dat is slim als de rest onzeker is: stop maar.',
      team: 'Aan het eind van de beurt wordt aangevuld tot vier kaarten. In plaats van te spelen mag je ook een kaart afleggen, als het symbool past bij dat op de aflegstapel. Zo raak je ook kwijt wat vastzit.',
    },
    instead: {
      end: 'Speel deze keer Mandela: die hoort helemaal aan het eind, en dat levert het meeste op.',
      between: 'Neem deze keer Mickey Mouse, dan zie je wat er in het midden gebeurt.',
      stuck: 'Speel de Berlijnse Muur: hier mag er iets misgaan.',
      retry: 'Neem Luther: die leefde lang voor alles wat hier ligt.',
      stop: 'Stop deze keer na de eerste kaart.',
    },
    learnt:
      'Dat is de Tijdlijn samen: eerst de uiteinden, de gaten met beleid, en praat overal over. Wat ligt, levert punten op; wat overblijft of afgelegd wordt, kost er een.',
  },
  against: {
    say: {
      hello:
        'Voor je liggen vier gebeurtenissen zonder jaar, in het midden begint een rij, van vroeg naar laat. Wie aan het eind van een ronde als enige geen kaarten meer heeft, wint.',
      later:
        'In de rij ligt het patent op de telefoon, uit 1876. Star Wars kwam veel later: kies de kaart en dan de plek rechts van de telefoon.',
      right: 'Omgedraaid staat er 1977: goed, en je bent de kaart kwijt. Nu legt Lotte.',
      earlier:
        'Lotte legde het Suezkanaal achter de telefoon, maar dat is van 1869: fout. De kaart is weg en er ligt een nieuwe voor haar. Nu jij: Waterloo was vóór al het andere, leg het helemaal links.',
      free: '1815, goed, en ook Lotte had het met de Titanic goed. Nu helpt niemand je: kies een van je kaarten en een plek die jou goed lijkt.',
      over: 'Je gebeurtenis ligt open. Lag hij goed, dan heb je nog maar één kaart; lag hij fout, dan kreeg je een nieuwe en ken je nu een jaartal meer.',
    },
    instead: {
      later: 'Neem Star Wars en leg de kaart rechts van de telefoon.',
      earlier: 'Neem Waterloo en leg het helemaal links, vóór de telefoon.',
      free: 'Leg een kaart op een plek in de rij.',
    },
    learnt:
      'Dat is de Tijdlijn tegen elkaar: neerleggen, omdraaien, hopen. Zijn er aan het eind van een ronde meer spelers zonder kaarten, dan spelen zij een beslissingsronde.',
  },
}
