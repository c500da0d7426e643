/** The ten silhouettes of Tofugott for those who hear them, in German. */

/** German words; the other languages have the same keys. */
export const tofugottSilhouettes = {
  name: {
    rat: 'Ratte',
    pig: 'Schwein',
    elephant: 'Elefant',
    dolphin: 'Delfin',
    human: 'Mensch',
    tofu: 'Tofu',
    spider: 'Spinne',
    beetle: 'Käfer',
    tree: 'Baum',
    ghost: 'Gespenst',
  },
  /** Which of three forms in a sentence goes with it: agrees with `der`, `die` or `das`. */
  gender: {
    rat: 'die',
    pig: 'das',
    elephant: 'der',
    dolphin: 'der',
    human: 'der',
    tofu: 'der',
    spider: 'die',
    beetle: 'der',
    tree: 'der',
    ghost: 'das',
  },
  description: {
    rat: 'Eine Ratte mit rundem Rücken, spitzer Schnauze und langem, nacktem Schwanz.',
    pig: 'Ein kugelrundes Schwein mit Ringelschwanz und platter Schnauze.',
    elephant: 'Ein Elefant mit großem Ohr, Stoßzahn und aufgerolltem Rüssel.',
    dolphin: 'Ein Delfin mitten im Sprung.',
    human: 'Ein Mensch, der eine Hand in die Hüfte stemmt und mit der anderen winkt.',
    tofu: 'Ein Block Tofu, vor dem zwei Essstäbchen schräg liegen.',
    spider: 'Eine Spinne mit acht langen Beinen, die an ihrem Faden hängt.',
    beetle: 'Ein gepunkteter Käfer von oben, mit zwei Fühlern und sechs Beinen.',
    tree: 'Ein Baum mit breiter Krone und kräftigem Stamm.',
    ghost: 'Ein Gespenst im Laken, mit ausgebreiteten Armen und offenem Mund.',
  },
}

/** What each language says of the silhouettes. */
export type TofugottSilhouettesWords = typeof tofugottSilhouettes
