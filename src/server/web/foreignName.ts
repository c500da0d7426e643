/** What a browser is shown that has asked under a name which is none of ours: somebody may have typed it. */

/** In each language, since nobody is known yet; `url` is the address that was reached. */
export function explainForeignName(url: string): string {
  return [
    `Unter dieser Adresse antwortet Stammtisch nicht. Öffne stattdessen: ${url}`,
    `Op dit adres geeft Stammtisch geen antwoord. Open in plaats daarvan: ${url}`,
    `Stammtisch does not answer at this address. Open this one instead: ${url}`,
    '',
  ].join('\n')
}
