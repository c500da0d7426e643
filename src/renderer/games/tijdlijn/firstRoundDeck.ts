/** Events for the first rounds of Tijdlijn, written for them: none is in the deck that people play with. */
import type { Json } from '../../../engine/basics/json'
import { LANGUAGES, type Language } from '../../../engine/basics/language'
import type { Theme } from '../../../games/tijdlijn/outside/eras'

/** As many as the shortest match together needs (TL-30): year, theme, pictogram and where the date can be looked up. */
const EVENTS = {
  'luther-theses': [1517, 'politics', 'letter', 'Britannica: Ninety-five Theses'],
  'great-fire': [1666, 'politics', 'flame', 'Britannica: Great Fire of London'],
  waterloo: [1815, 'politics', 'horse', 'Britannica: Battle of Waterloo'],
  underground: [1863, 'inventions', 'train', 'Britannica: London Underground'],
  lincoln: [1865, 'politics', 'mask', 'Britannica: Abraham Lincoln'],
  'suez-canal': [1869, 'exploration', 'ship', 'Britannica: Suez Canal'],
  'bell-patent': [1876, 'inventions', 'telephone', 'Britannica: Alexander Graham Bell'],
  'statue-of-liberty': [1886, 'arts', 'statue', 'Britannica: Statue of Liberty'],
  'eiffel-tower': [1889, 'inventions', 'flag', 'Britannica: Eiffel Tower'],
  'wright-flight': [1903, 'inventions', 'plane', 'Britannica: Wright brothers'],
  titanic: [1912, 'exploration', 'ship', 'Britannica: Titanic'],
  'panama-canal': [1914, 'exploration', 'bridge', 'Britannica: Panama Canal'],
  'mickey-mouse': [1928, 'arts', 'paw', 'Britannica: Mickey Mouse'],
  'pluto-found': [1930, 'science', 'telescope', 'Britannica: Pluto'],
  disneyland: [1955, 'food', 'castle', 'Britannica: Disneyland'],
  'berlin-wall-built': [1961, 'politics', 'brick', 'Britannica: Berlin Wall'],
  'love-me-do': [1962, 'arts', 'note', 'Britannica: the Beatles'],
  'rubiks-cube': [1974, 'inventions', 'brick', 'Britannica: Rubik’s Cube'],
  'star-wars': [1977, 'arts', 'star', 'Britannica: Star Wars'],
  'german-unity': [1990, 'politics', 'flag', 'Britannica: German reunification'],
  mandela: [1994, 'politics', 'ballot', 'Britannica: Nelson Mandela'],
  'harry-potter': [1997, 'arts', 'book', 'Britannica: Harry Potter'],
  wikipedia: [2001, 'inventions', 'screen', 'Britannica: Wikipedia'],
  youtube: [2005, 'inventions', 'camera', 'Britannica: YouTube'],
} as const satisfies Readonly<
  Record<string, readonly [year: number, theme: Theme, picture: string, source: string]>
>

type Key = keyof typeof EVENTS

/** What stands on both sides of each card; a bar lies between them. */
const TEXTS: Readonly<Record<Language, Readonly<Record<Key, string>>>> = {
  de: {
    'luther-theses':
      'Luther veröffentlicht 95 Thesen in Wittenberg | Sie richteten sich gegen den Handel mit Ablässen.',
    'great-fire':
      'Ein großes Feuer zerstört halb London | Es brach in einer Bäckerei in der Pudding Lane aus.',
    waterloo:
      'Napoleon verliert die Schlacht bei Waterloo | Danach wurde er nach St. Helena verbannt.',
    underground:
      'In London fährt die erste U-Bahn der Welt | Ihre Wagen wurden von Dampflokomotiven gezogen.',
    lincoln:
      'Präsident Lincoln wird im Theater erschossen | Der Amerikanische Bürgerkrieg ging gerade zu Ende.',
    'suez-canal': 'Der Suezkanal wird eröffnet | Zehn Jahre lang war an ihm gegraben worden.',
    'bell-patent':
      'Bell lässt sich das Telefon patentieren | Drei Tage später sprach er damit mit seinem Gehilfen.',
    'statue-of-liberty':
      'Die Freiheitsstatue wird in New York eingeweiht | Sie kam in Einzelteilen über den Atlantik.',
    'eiffel-tower': 'Der Eiffelturm wird eröffnet | Er stand am Eingang einer Weltausstellung.',
    'wright-flight':
      'Die Brüder Wright fliegen mit einem Motorflugzeug | Der erste Flug dauerte zwölf Sekunden.',
    titanic:
      'Die Titanic sinkt auf ihrer ersten Fahrt | Sie war mit einem Eisberg zusammengestoßen.',
    'panama-canal':
      'Der Panamakanal wird eröffnet | Schiffe sparen sich seitdem den Weg um Südamerika.',
    'mickey-mouse': 'Micky Maus pfeift in ihrem ersten Tonfilm | Der Film heißt Steamboat Willie.',
    'pluto-found': 'Clyde Tombaugh entdeckt Pluto | Den Namen schlug ein elfjähriges Mädchen vor.',
    disneyland: 'Disneyland öffnet seine Tore | Der erste Park steht in Anaheim in Kalifornien.',
    'berlin-wall-built': 'In Berlin wird die Mauer gebaut | Am Anfang war sie aus Stacheldraht.',
    'love-me-do':
      'Love Me Do erscheint, die erste Single der Beatles | In England kam sie auf Platz 17.',
    'rubiks-cube':
      'Ernő Rubik baut seinen ersten Zauberwürfel | Er brauchte selbst Wochen, um ihn zu lösen.',
    'star-wars':
      'Krieg der Sterne kommt in die amerikanischen Kinos | Am ersten Tag lief der Film in nur etwa dreißig Kinos.',
    'german-unity': 'Deutschland wird wiedervereinigt | Der 3. Oktober ist seitdem ein Feiertag.',
    mandela:
      'Nelson Mandela wird Präsident von Südafrika | Vier Jahre zuvor war er noch im Gefängnis.',
    'harry-potter':
      'Der erste Band von Harry Potter erscheint | Die erste gebundene Auflage hatte 500 Exemplare.',
    wikipedia: 'Wikipedia geht ins Netz | Zuerst gab es sie nur auf Englisch.',
    youtube:
      'Das erste Video wird auf YouTube hochgeladen | Es zeigt einen der Gründer vor Elefanten im Zoo.',
  },
  nl: {
    'luther-theses':
      'Luther maakt in Wittenberg 95 stellingen bekend | Ze waren gericht tegen de handel in aflaten.',
    'great-fire':
      'Een grote brand verwoest half Londen | De brand begon bij een bakker in Pudding Lane.',
    waterloo:
      'Napoleon verliest de slag bij Waterloo | Daarna werd hij naar Sint-Helena verbannen.',
    underground:
      'In Londen rijdt de eerste metro ter wereld | De wagons werden door stoomlocomotieven getrokken.',
    lincoln:
      'President Lincoln wordt in het theater doodgeschoten | De Amerikaanse Burgeroorlog liep net ten einde.',
    'suez-canal': 'Het Suezkanaal gaat open | Er was tien jaar aan gegraven.',
    'bell-patent':
      'Bell krijgt patent op de telefoon | Drie dagen later sprak hij ermee met zijn assistent.',
    'statue-of-liberty':
      'Het Vrijheidsbeeld wordt in New York ingewijd | Het kwam in onderdelen over de Atlantische Oceaan.',
    'eiffel-tower':
      'De Eiffeltoren gaat open | Hij stond bij de ingang van een wereldtentoonstelling.',
    'wright-flight':
      'De gebroeders Wright vliegen met een motorvliegtuig | De eerste vlucht duurde twaalf seconden.',
    titanic: 'De Titanic zinkt op haar eerste reis | Ze was op een ijsberg gelopen.',
    'panama-canal':
      'Het Panamakanaal gaat open | Schepen hoeven sindsdien niet meer om Zuid-Amerika heen.',
    'mickey-mouse':
      'Mickey Mouse fluit in zijn eerste geluidsfilm | De film heet Steamboat Willie.',
    'pluto-found': 'Clyde Tombaugh ontdekt Pluto | De naam werd bedacht door een meisje van elf.',
    disneyland: 'Disneyland opent zijn poorten | Het eerste park staat in Anaheim in Californië.',
    'berlin-wall-built': 'In Berlijn wordt de Muur gebouwd | In het begin was ze van prikkeldraad.',
    'love-me-do':
      'Love Me Do verschijnt, de eerste single van de Beatles | In Engeland kwam ze op plaats 17.',
    'rubiks-cube':
      'Ernő Rubik bouwt zijn eerste kubus | Hij had zelf weken nodig om hem op te lossen.',
    'star-wars':
      'Star Wars komt in de Amerikaanse bioscopen | Op de eerste dag draaide de film maar in een stuk of dertig zalen.',
    'german-unity': 'Duitsland wordt herenigd | Sindsdien is 3 oktober er een feestdag.',
    mandela:
      'Nelson Mandela wordt president van Zuid-Afrika | Vier jaar eerder zat hij nog in de gevangenis.',
    'harry-potter':
      'Het eerste deel van Harry Potter verschijnt | De eerste gebonden oplage telde 500 exemplaren.',
    wikipedia: 'Wikipedia gaat online | Eerst was ze er alleen in het Engels.',
    youtube:
      'De eerste video wordt op YouTube gezet | Hij toont een van de oprichters bij de olifanten in de dierentuin.',
  },
  en: {
    'luther-theses':
      'Luther publishes 95 theses in Wittenberg | They spoke against the sale of indulgences.',
    'great-fire':
      'A great fire destroys much of London | It broke out in a bakery in Pudding Lane.',
    waterloo: 'Napoleon loses the Battle of Waterloo | He was banished to St Helena afterwards.',
    underground:
      'The first underground railway in the world runs in London | Its carriages were drawn by steam engines.',
    lincoln:
      'President Lincoln is shot in a theatre | The American Civil War was just coming to its end.',
    'suez-canal': 'The Suez Canal opens | It had taken ten years to dig.',
    'bell-patent':
      'Bell patents the telephone | Three days later he spoke through it to his assistant.',
    'statue-of-liberty':
      'The Statue of Liberty is dedicated in New York | It had crossed the Atlantic in pieces.',
    'eiffel-tower': 'The Eiffel Tower opens | It stood at the entrance of a world’s fair.',
    'wright-flight':
      'The Wright brothers fly an aeroplane with an engine | The first flight lasted twelve seconds.',
    titanic: 'The Titanic sinks on her first voyage | She had struck an iceberg.',
    'panama-canal': 'The Panama Canal opens | Ships no longer have to sail around South America.',
    'mickey-mouse':
      'Mickey Mouse whistles in his first film with sound | The film is called Steamboat Willie.',
    'pluto-found': 'Clyde Tombaugh discovers Pluto | An eleven-year-old girl suggested the name.',
    disneyland: 'Disneyland opens its gates | The first park is in Anaheim, California.',
    'berlin-wall-built': 'The Berlin Wall is built | At first it was made of barbed wire.',
    'love-me-do':
      'Love Me Do comes out, the first single of the Beatles | It reached number 17 in Britain.',
    'rubiks-cube': 'Ernő Rubik builds his first cube | He needed weeks to solve it himself.',
    'star-wars':
      'Star Wars comes to American cinemas | On its first day only some thirty cinemas showed it.',
    'german-unity': 'Germany is reunited | The 3rd of October has been a holiday there since.',
    mandela:
      'Nelson Mandela becomes President of South Africa | Four years earlier he had still been in prison.',
    'harry-potter':
      'The first Harry Potter book comes out | Only 500 hardback copies were printed at first.',
    wikipedia: 'Wikipedia goes online | At first it was in English only.',
    youtube:
      'The first video is uploaded to YouTube | It shows one of the founders in front of elephants at a zoo.',
  },
}

function textOf(language: Language, key: string): readonly [Language, Json] {
  const texts: Readonly<Record<string, string>> = TEXTS[language]
  const [front = '', explanation = ''] = (texts[key] ?? '').split(' | ')
  return [language, { front, explanation }]
}

/** The deck as a file would hold it. */
export const FIRST_ROUND_DECK: Json = {
  title: { de: 'Erste Runde', nl: 'Eerste ronde', en: 'First round' },
  languages: [...LANGUAGES],
  events: Object.entries(EVENTS).map(([key, [year, theme, picture, source]]) => ({
    key,
    year,
    theme,
    picture,
    source,
    text: Object.fromEntries(LANGUAGES.map((language) => textOf(language, key))),
  })),
}
