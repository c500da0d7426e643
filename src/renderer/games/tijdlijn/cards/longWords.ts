/** Where long words of the shipped events, and of those of the first rounds, may be parted: not every browser knows, and a narrow card has no room for them whole. */

/** Each with its places, German and Dutch; names that several languages share are parted the same way. */
const PARTED = `
Strato·sphäre Gold·medaillen Sterne·zählen Zwerg·planeten ver·öffent·licht
Relativi·täts·theorie Spiel·waren·messe Schach·welt·meister Friesen·städte Fürsten·hochzeit
Pferde·rennen ver·öffent·lichen durch·schwimmt ge·schlif·fenem sechs·hundert verein·heit·lichen
Selbst·versuch Tulpen·zwiebeln Be·schleuniger Sauerstoff·flaschen Sprach·lehrer Program·mierer
Funk·aus·stellung Schul·direktor Recht·schreibung Bürger·meister Fußball·spiel mensch·liches
Inter·nationalen pro·gramm·gesteuerte Bogen·schießen zer·schneidet Ver·steigerung
Stärkungs·mittel Düsen·flug·zeug Schreib·papier Kriegs·schiff Hollän·dische
rekord·langen Verhand·lungen unver·züglich Kurz·nachricht einge·führtes
Bilder·stürmer Kirchen·kunst Brillen·macher Vorstadt·theater
Kleinbild·kamera unange·meldet Kompass·nadel Zeitungs·strip Höchst·preise Kaffee·filter
Elb·phil·harmonie Welt·meister·schaft Frauen·kirche Wieder·aufbau Stein·bruch·arbeiter
Glocken·turms Nieder·ländische Weih·nachts·tag Kauf·manns·sohn Hoch·springer Welt·um·segelung
Porzellan·manu·faktur foto·grafiert ver·zeichneten Ratten·fänger Sport·zeitung Un·spunnen·fest
Hiero·glyphen unter·zeichnen Schall·platte Sonnen·finsternis
Pfirsich·körbe gegen·einander Kreuz·wort·rätsel Europa·meister Welt·aus·stellung
Pfeffer·wasser Kristall·sucher Festspiel·haus Fußball·meister Winter·sportler
urauf·geführt Tennis·turnier Schoko·laden·fabrik Null·meridian November·flut Ritter·turniere
Porte·monnaies National·park Arbeits·hosen Straßen·hündin Patent·gesetz Hub·schrauber
Kuppel·kirche ver·schwindet
inter·nationale ruimte·station koffie·filter wereld·tentoon·stelling
aarts·bisschop straal·vlieg·tuig klokken·makers geïllus·treerd zons·verduis·tering
platte·lands·arts brillen·maker Un·spunnen·feest dwerg·planeet school·directeur maximum·prijzen
getrans·planteerd voorstads·theater amateur·piloot onaange·kondigd kom·kommer·sla
wereld·kampioen intro·duceert zelf·genaaide onder·hande·lingen Middel·landse normali·seren
burge·meester paarden·rennen Onder·zoekers zeil·wedstrijd hoog·springer hof·schrijvers
porselein·fabriek program·meerbare reken·machine boog·schieten oorlogs·schip aard·bevingen
higgs·deeltje zuurstof·fles univer·siteit genees·kruiden klokken·toren verblin·dende
stoom·locomo·tief choco·lade·fabriek tulpen·bollen speelgoed·beurs
kruis·woord·puzzel wereld·kampioen·schap lego·steentje foto·grafeert
kranten·strip cassette·bandje relativi·teits·theorie hiëro·gliefen Song·festival koopmans·zoon
Beelden·storm beschil·derde geboek·staafde winter·sporters voetbal·kampioen voet·soldaten
kristal·zoeker ridder·toernooien grammo·foon·plaat tennis·toernooi perzik·manden lucht·verkeer
nul·meridiaan schrikkel·dag november·vloed helikop·tertje
strato·sphere Inter·national tuber·culosis
Aus·stellung Bau·arbeiter Brau·meister Brief·marken Elektro·auto Fuß·soldaten
Gast·mählern Ge·schlechts Gladia·toren Gurken·salat Heil·kräuter Kakao·pulver Kunst·schule Luft·verkehr
Mas·kottchen Olym·pischen Post·flieger Raum·station Riesen·größe Schall·mauer
Sesam·straße Spiel·karten Spreng·stoff Ton·kassette Tuber·kulose
Univer·sität Ver·spottete Wasch·mittel Weih·nachten Zauber·flöte aus·gegraben aus·getragen
baye·rischer be·bildertes be·schriften ge·stohlenen grie·chische kaiser·liche leuch·tendes organi·siert
paten·tieren rätsel·hafte schot·tische verein·baren ver·regneter ver·schlingt ver·sprechen vor·gestellt
zer·schlagen zwei·hundert über·flüssig
Afsluit·dijk Maanden·lang Neder·landse Sesam·straat Wiel·renners
aange·vraagd be·scherming bloots·voets bouw·vakkers cacao·poeder confe·rentie conti·nenten elek·trische
fluit·speler gladia·toren keizer·lijke klink·nagels koers·lijnen kompas·naald konink·lijke kunst·school
licht·gevend onder·zoeker organi·seert porte·monnee prenten·boek program·meur record·lange regi·streren
reus·achtige ruimte·sonde schoen·maker spoor·tunnel strato·sfeer tol·vrijheid trein·reisje tuber·culose
twee·honderd uitge·zonden veroor·zaakt verre·kijker ver·schuiven ver·snippert vorste·lijke wereld·beker
wereld·kaart werk·broeken wiel·renners woorden·boek
accel·erator astron·omers chron·iclers conse·crated earth·quakes hiero·glyphs
illus·trated photo·graphs photog·raphy standard·ise tourna·ments watch·makers Immedi·ately
Panama·kanaal dood·geschoten Vrijheids·beeld Eiffel·toren geluids·film motor·vlieg·tuig
Panama·kanal hoch·geladen Freiheits·statue Zauber·würfel Motor·flug·zeug wieder·vereinigt
veer·mannen timmer·man ambte·naren mensen·hart astro·nomen Olym·pische olym·pische onver·wijld hof·beambte ont·snappen
Nacht·wacht gym·nastiek be·klimmen
Zimmer·mann Nacht·wache Schwimm·bad Schwim·mens Druck·datum Sommer·zeit Auto·bahnen Ver·wundete
Stimm·recht Hof·beamter Ärmel·kanal monate·lang Wörter·buch unbe·kannte Raum·sonde
Bahn·tunnel ange·meldet Tele·gramm gemein·sam
recom·mends pro·grammer govern·ment tourna·ment
gym·nasium head·master earth·quake every·where`

/** Names, and who and what is called after them: in parts only where the smallest letters leave no other way. */
const NAMES = `
Hasen·heide Ham·bacher Beet·hoven Agrip·pina Hun·garians Nor·wegians
Nieder·landen Johannes·burg Franken·stein Kiliman·dscharo Ober·ammergau Michel·angelo Sixti·nischen
Nieder·länder Groß·britannien Konstan·tinopel Oosten·rijker Toetan·chamon Laocoön·groep
Parij·zenaars Constan·tinopel Constan·tinople Deutsch·land Frank·furter Monte·verdis Pauls·kirche
Sparta·nerin Spitz·bergen Tutan·chamun Unter·walden Neder·landen Spits·bergen Zwitser·land
Nether·lands Switzer·land Leeuwen·hoek Cham·pollion Kopen·hagen Living·stone Schön·brunn
Yellow·stone Washing·ton Amster·dam Middel·burg Wimble·don Semme·ring Matter·horn Monte·verdi
Shin·kansen Buke·phalos Neuren·berg Constan·tijn Würz·burger Nürn·berger Tutan·khamun Charle·magne
Copen·hagen Constan·tine Quarry·men Kiliman·jaro Ameri·kaner ameri·kanischen Ameri·kaanse
Süd·amerika`

/** Invisible, unless a line ends there. */
const SOFT_HYPHEN = '\u00ad'

function placesIn(words: string): ReadonlyMap<string, string> {
  const list = words.trim().split(/\s+/u)
  return new Map(list.map((word) => [word.replaceAll('·', ''), word.replaceAll('·', SOFT_HYPHEN)]))
}

const NAMED = placesIn(NAMES)
const PLACES: ReadonlyMap<string, string> = new Map([...placesIn(PARTED), ...NAMED])
/** The words that are known, whole. */
export const LONG_WORDS: readonly string[] = [...PLACES.keys()]

/** So many letters need to be parted on a card of a row, and on the narrowest of a hand. */
const [LONG, LONG_IN_HAND] = [11, 8]

/** The same words, the long ones with the places where they may be parted; on a narrow card shorter ones are long. */
export function partedWords(text: string, isNarrow = false): string {
  const least = isNarrow ? LONG_IN_HAND : LONG
  return text.replace(/\p{L}{8,}/gu, (word) =>
    word.length < least ? word : (PLACES.get(word) ?? word),
  )
}

/** Whether a word, with what stands around it and in parts, is a name that is known. */
export function hasName(word: string): boolean {
  return NAMED.has(word.replaceAll(SOFT_HYPHEN, '').replace(/[^\p{L}]/gu, ''))
}
