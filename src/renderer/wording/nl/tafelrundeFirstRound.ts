/** What the coach of the first round of Die Tafelrunde 2 says, in Dutch. */
import type { TafelrundeFirstRoundWords } from '../de/tafelrundeFirstRound'

/** Dutch words. */
export const tafelrundeFirstRound: TafelrundeFirstRoundWords = {
  say: {
    hello:
      'In het midden liggen kisten in blauw, rood en geel; het getal zegt hoeveel edelstenen erin zitten. Om elke kleur wordt gevochten met kaarten van die kleur. Wie aan het eind de meeste edelstenen heeft, wint.',
    side: 'Jij begint. In de rode kist zitten vier edelstenen, dus vecht om rood: speel de kaart met blauw 2 en rood 5 met de rode 5 boven. Omgedraaid zou de blauwe 2 tellen.',
    seven:
      'Lotte vecht om blauw, Bram met een 4 om rood. Je sterkste kaart is de gele 7: speel die, dan doe je ook in geel mee.',
    even: 'Bram heeft in rood nu 9, jij hebt 5. Speel de kaart met blauw 3 en rood 4, weer met rood boven: dan heb jij ook 9.',
    top: 'Lotte en Bram passen. Negen tegen negen: bij gelijke stand krijgt niemand de kist. Leg er in rood nog 3 bij, van de kaart met rood 3 en geel 4.',
    pass: 'Rood 12, geel 7: in beide kleuren sta je alleen bovenaan. Pas, dan wordt er afgerekend.',
    secure:
      'Rood en geel zijn van jou, blauw is van Lotte. Wie wint, legt de kaarten van die kleur af, de anderen nemen de hunne terug. Nu mag je één kist veiligstellen: neem de rode met 4.',
    secured:
      'Die 4 pakt niemand je meer af, en iedereen heeft twee kaarten getrokken. Je gele kist ligt nog open: in geel ben je daardoor 3 sterker, maar hij kan je worden afgepakt.',
  },
  instead: {
    side: 'Neem de kaart met blauw 2 en rood 5 en laat rood tellen: alleen de kant die boven ligt, vecht mee.',
    seven: 'Speel de gele 7: met maar één kleur is hij zo sterk als een kaart kan zijn.',
    even: 'Speel de kaart met blauw 3 en rood 4 als rood, dan kom je gelijk met Bram.',
    top: 'Speel de kaart met rood 3 en geel 4 als rood: alleen wie in zijn eentje bovenaan staat, krijgt de kist.',
    pass: 'Pas nu maar: je staat al voor, en wat je houdt, komt in de volgende rooftocht van pas.',
    secure: 'Stel de rode kist met 4 veilig, die is meer waard dan de gele met 3.',
  },
  learnt:
    'Dat is de Tafelrunde: kaarten zo draaien dat ze tellen, in een kleur alleen bovenaan staan en kisten veiligstellen voordat een ander ze haalt.',
}
