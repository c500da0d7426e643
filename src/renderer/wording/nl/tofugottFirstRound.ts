/** What the coach of the first round of Tofugott says, in Dutch. */
import type { TofugottFirstRoundWords } from '../de/tofugottFirstRound'

/** Dutch words. */
export const tofugottFirstRound: TofugottFirstRoundWords = {
  say: {
    hello:
      'Hier draait het om hoe je vrienden denken. Lotte is aan de beurt: ze leest een vraagkaart met drie vragen voor en kiest bij elke vraag in het geheim het beste en het slechtste silhouet.',
    guess:
      'Jij gokt wat Lotte het beste antwoord op de eerste vraag vindt. Ze heeft het al dagen over olifanten: kies de olifant en bevestig.',
    turned:
      'Iedereen heeft gekozen, nu gaan de kaarten één voor één open. Bram gokte op tofu, en nu ligt jouw olifant open. Je mag zeggen waarom, maar het hoeft niet: zeg dat je klaar bent.',
    points:
      'Lottes beste is de olifant: een punt voor jou en een voor haar. Haar slechtste is uitgerekend tofu, dat kost Bram een punt.',
    again:
      'Op naar de tweede vraag. De olifant en de tofu liggen al open en doen niet meer mee. Nu helpt niemand je: gok wat bij Lotte past.',
    turnedAgain: 'Je kaart ligt open. Zeg dat je klaar bent, dan laat Lotte haar twee zien.',
    yourTurn:
      'Lottes beste was het varken: een punt voor wie dat gokte. De boom kost er een, al het andere levert niets op en kost niets.',
    third: 'Nog één vraag en Lottes beurt zit erop: raad nog een laatste keer.',
    turnedThird: 'Zeg nog één keer dat je klaar bent, dan laat Lotte haar laatste twee zien.',
  },
  instead: {
    guess: 'Neem deze keer de olifant, dan zie je wat een treffer waard is.',
    turned: 'Hier is het genoeg om te zeggen dat je klaar bent.',
    again: 'Kies een van de silhouetten die nog over zijn.',
    third: 'Kies een van de silhouetten die nog over zijn.',
    turnedAgain: 'Hier is het genoeg om te zeggen dat je klaar bent.',
    turnedThird: 'Hier is het genoeg om te zeggen dat je klaar bent.',
  },
  learnt:
    'Dat is Tofugott: gokken hoe anderen denken. Ben je zelf aan de beurt, dan kies je zes verschillende antwoorden, drie beste en drie slechtste, en iedereen die jouw beste raadt, levert ook jou een punt op.',
}
