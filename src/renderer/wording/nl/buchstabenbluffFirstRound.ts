/** What the coach of the first round of Buchstabenbluff says, in Dutch. */
import type { BuchstabenbluffFirstRoundWords } from '../de/buchstabenbluffFirstRound'

/** Dutch words. */
export const buchstabenbluffFirstRound: BuchstabenbluffFirstRoundWords = {
  say: {
    hello:
      'Elke kaart toont een letter en zijn waarde. Leg kaarten gedekt neer en noem een woord met evenveel letters. Word je geloofd, dan tellen ze; twijfelt er iemand, dan gaan ze open.',
    draw: 'Voor je legt mag je trekken, kaart voor kaart, tot je er tien hebt. Trek er een.',
    honest:
      'Een J, die bewaar je. De andere vijf vormen “Broek”: leg ze en noem “Broek”. Typ het woord of kies de kaarten.',
    proved:
      'Lotte geloofde je, Bram twijfelde, en je “Broek” was eerlijk: de kaarten zijn van jou, met tien punten voor elke onterechte twijfel. Nu is Lotte aan de beurt.',
    doubt:
      'Lotte noemt “Jaar”. Van de J is er maar één kaart, en die heb jij. Alleen een vraagteken kan hem vervangen. Twijfel!',
    caught:
      'Een bluf! Lottes kaarten gaan naar de aflegstapel en jij krijgt tien punten. Nu legt Bram.',
    believe:
      'Bram noemt “Loon”, allemaal gewone letters. Twijfel je ten onrechte, dan geef je hem tien punten cadeau. Geloof hem.',
    bluff:
      'Nu bluf je zelf: noem “Huis” en leg zomaar vier kaarten neer. Doe er liefst de J bij, want die is vier punten waard.',
    escaped:
      'Iedereen geloofde je. Tot het einde ziet niemand je kaarten, en ze tellen voor hun volle waarde.',
  },
  instead: {
    draw: 'Trek eerst een kaart, dan komt het eerlijke woord.',
    honest: 'Leg deze keer B, R, O, E en K en noem “Broek”, heel eerlijk.',
    doubt: 'Twijfel deze keer: de enige J heb je zelf.',
    believe: 'Geloof Bram deze keer, want “Loon” is zo gelegd.',
    bluff: 'Noem “Huis”: daar heb je de letters niet voor, en daar gaat het nu juist om.',
  },
  learnt:
    'Dat is Buchstabenbluff: een woord noemen, eerlijk of niet, en goed bedenken wie je gelooft. Aan het eind telt wat er bij je ligt, en wat je nog in je hand hebt telt min.',
}
