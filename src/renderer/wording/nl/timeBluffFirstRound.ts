/** What the coach of the first round of Time Bluff says, in Dutch. */
import type { TimeBluffFirstRoundWords } from '../de/timeBluffFirstRound'

/** Dutch words. */
export const timeBluffFirstRound: TimeBluffFirstRoundWords = {
  say: {
    hello:
      'Er liggen drie stapels, met op elke stapel een open klok. Ben je aan de beurt, dan leg je twee kaarten op één stapel: een gedekt en daarop een open. Wie als eerste geen kaarten meer heeft, wint de ronde.',
    honest:
      'De gedekte kaart hoort een uur later te zijn dan de klok waar hij op ligt. Links ligt een 10: kies een van je twee 11’en als gedekte kaart, je 10 als open kaart en dan de linkerstapel.',
    believed:
      'Niemand twijfelde, dus je 11 blijft gedekt liggen. Heb je na het leggen minder dan zes kaarten, dan trek je er een. Nu is Lotte aan de beurt.',
    doubt:
      'Lotte legde op jouw 10, dus ze zegt: 11. Eén 11 heb je zelf gelegd, een andere houd je nog vast. Dat ruikt naar bluf: twijfel maar!',
    open: 'Betrapt! Lotte pakt de hele stapel. Had je het mis gehad, dan was die voor jou. Op de lege plek mag je een kaart leggen: neem de 6.',
    opened: 'Weer een kaart minder. Nu legt Bram.',
    believe:
      'Bram zegt: 4, op de 3. Niets in je hand spreekt dat tegen, en onterecht twijfelen kost je de stapel. Geloof hem.',
    bluff:
      'Nu liggen er een 6, een 3 en een 8 open, maar een 7, een 4 of een 9 heb je niet. Overslaan mag niet, dus bluf: leg zomaar een kaart gedekt en een andere open.',
    escaped:
      'Gelukt! Waar niemand aan twijfelt, dat geldt. Je foute kaart ligt veilig onder de volgende.',
  },
  instead: {
    honest:
      'Op de 10 links hoort gedekt een 11, met daarop open je 10. Zo ben je eerlijk, en de volgende moet ook een 11 leggen.',
    doubt: 'Twijfel deze keer, dan zie je hoe een kaart wordt omgedraaid.',
    open: 'Neem de 6: elke kaart die je kwijtraakt, brengt je dichter bij de winst.',
    believe: 'Geloof Bram deze keer: zijn 4 klopt, en anders zou jij de stapel moeten pakken.',
    bluff: 'Leg twee kaarten op één stapel, een gedekt en een open.',
  },
  learnt:
    'Dat is Time Bluff: een uur verder, eerlijk of bluf, en wie ernaast zit, pakt de stapel. Wat je aan het eind nog in je hand hebt, levert minpunten op.',
}
