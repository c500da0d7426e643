/** What is said to those who practise Buchstabenbluff, in Dutch. */
import type { BuchstabenbluffPracticeWords } from '../de/buchstabenbluffPractice'

/** Dutch words. */
export const buchstabenbluffPractice: BuchstabenbluffPracticeWords = {
  intro: 'Tien letters: welk woord telt het meest? Op elke letter staat wat hij waard is.',
  which: 'Welke hand?',
  kind: { daily: 'Hand van de dag', own: 'Zomaar een hand' },
  kindHint: {
    daily: 'Iedereen die in deze taal oefent, heeft vandaag dezelfde letters.',
    own: 'Oefen zo vaak je wilt. Hiervan wordt niets bewaard.',
  },
  hand: 'De tien letters',
  yourHand: 'De tien letters: {cards}.',
  read: 'Hand voorlezen',
  spell: 'Hand spellen',
  word: 'Jouw woord',
  blank: 'Een vraagteken staat voor elke letter en telt niet mee. Typ die letter gewoon.',
  lay: 'Leggen',
  clear: 'Terugnemen',
  empty: 'Typ een woord, of kies er letters voor.',
  used: '{card} zit al in het woord.',
  soFar: 'Je woord tot nu toe: {word}.',
  takenBack: 'Teruggenomen: {word}.',
  another: 'Volgende hand',
  ask: { '0': 'Hint: hoe lang?', '1': 'Hint: hoe begint het?', '2': 'Toon het woord' },
  given: 'Hints',
  hint: {
    none: 'Met deze woordenlijst valt er uit deze kaarten niets te leggen. Neem een andere hand.',
    length: 'Het beste woord heeft {n} letters.',
    beginning: 'Het begint met een {letter}.',
    word: 'Het beste woord is {word}. Het telt voor {n}.',
  },
  rated: '{word} is {value} van de {best} waard.',
  grade: {
    best: 'Beter kan niet!',
    strong: 'Bijna het beste woord.',
    fair: 'Aardig, maar er zit meer in.',
    start: 'Een begin.',
  },
  fault: {
    'other-characters': 'Een woord bestaat alleen uit letters.',
    'too-short': 'Een woord heeft minstens twee letters.',
    'too-long': 'Met tien letters kan een woord niet langer zijn.',
    unlisted: '{word} staat niet in het woordenboek. Probeer een ander woord.',
    'not-in-hand': 'Voor {word} kom je letters tekort.',
  },
  tried: 'Al gelegd',
  triedWord: '{word} {n}',
  today: 'Je beste woord van vandaag: {word}, {value} van de {best}, {helped}.',
  helped: 'zonder hint | met één hint | met {n} hints',
  streak: 'Nog geen dag. | De eerste dag van een reeks. | {n} dagen op rij.',
  silence: 'De gastheer antwoordde niet. Probeer het nog eens.',
}
