/** Where long words of the shipped events, and of those of the first rounds, may be parted: not every browser knows, and a narrow card has no room for them whole. */

/** Each with its places, German and Dutch; names that several languages share are parted the same way. */
const PARTED = `
Strato·sphäre Nieder·landen Gold·medaillen Sterne·zählen Zwerg·planeten ver·öffent·licht
Relativi·täts·theorie Spiel·waren·messe Schach·welt·meister Friesen·städte Fürsten·hochzeit
Pferde·rennen ver·öffent·lichen durch·schwimmt ge·schlif·fenem sechs·hundert verein·heit·lichen
Selbst·versuch Tulpen·zwiebeln Be·schleuniger Sauerstoff·flaschen Sprach·lehrer Program·mierer
Funk·aus·stellung Schul·direktor Recht·schreibung Bürger·meister Fußball·spiel mensch·liches
Inter·nationalen pro·gramm·gesteuerte Bogen·schießen zer·schneidet Ver·steigerung
Stärkungs·mittel Düsen·flug·zeug Johannes·burg Schreib·papier Kriegs·schiff Hollän·dische
rekord·langen Verhand·lungen unver·züglich Kurz·nachricht einge·führtes Franken·stein
Bilder·stürmer Kirchen·kunst Kiliman·dscharo Brillen·macher Vorstadt·theater Ober·ammergau
Kleinbild·kamera unange·meldet Kompass·nadel Zeitungs·strip Höchst·preise Kaffee·filter
Elb·phil·harmonie Welt·meister·schaft Frauen·kirche Wieder·aufbau Stein·bruch·arbeiter
Glocken·turms Nieder·ländische Weih·nachts·tag Kauf·manns·sohn Hoch·springer Welt·um·segelung
Porzellan·manu·faktur foto·grafiert ver·zeichneten Ratten·fänger Sport·zeitung Un·spunnen·fest
Hiero·glyphen unter·zeichnen Schall·platte Sonnen·finsternis Michel·angelo Sixti·nischen
Pfirsich·körbe gegen·einander Kreuz·wort·rätsel Nieder·länder Europa·meister Welt·aus·stellung
Pfeffer·wasser Kristall·sucher Groß·britannien Festspiel·haus Fußball·meister Winter·sportler
urauf·geführt Tennis·turnier Schoko·laden·fabrik Null·meridian November·flut Ritter·turniere
Porte·monnaies National·park Arbeits·hosen Straßen·hündin Patent·gesetz Hub·schrauber
Kuppel·kirche ver·schwindet Konstan·tinopel
inter·nationale ruimte·station koffie·filter wereld·tentoon·stelling Oosten·rijker
aarts·bisschop straal·vlieg·tuig klokken·makers geïllus·treerd zons·verduis·tering
platte·lands·arts brillen·maker Un·spunnen·feest dwerg·planeet school·directeur maximum·prijzen
getrans·planteerd voorstads·theater amateur·piloot onaange·kondigd kom·kommer·sla
wereld·kampioen intro·duceert zelf·genaaide onder·hande·lingen Middel·landse normali·seren
burge·meester paarden·rennen Onder·zoekers zeil·wedstrijd hoog·springer hof·schrijvers
porselein·fabriek program·meerbare reken·machine boog·schieten oorlogs·schip aard·bevingen
higgs·deeltje zuurstof·fles univer·siteit genees·kruiden klokken·toren verblin·dende
stoom·locomo·tief choco·lade·fabriek tulpen·bollen Toetan·chamon speelgoed·beurs
kruis·woord·puzzel wereld·kampioen·schap Laocoön·groep lego·steentje foto·grafeert
kranten·strip cassette·bandje relativi·teits·theorie hiëro·gliefen Song·festival koopmans·zoon
Beelden·storm beschil·derde geboek·staafde winter·sporters voetbal·kampioen voet·soldaten
kristal·zoeker ridder·toernooien grammo·foon·plaat tennis·toernooi perzik·manden lucht·verkeer
nul·meridiaan schrikkel·dag november·vloed Parij·zenaars Constan·tinopel helikop·tertje
strato·sphere Inter·national tuber·culosis Constan·tinople
Aus·stellung Bau·arbeiter Brau·meister Brief·marken Deutsch·land Elektro·auto Frank·furter Fuß·soldaten
Gast·mählern Ge·schlechts Gladia·toren Gurken·salat Heil·kräuter Kakao·pulver Kunst·schule Luft·verkehr
Mas·kottchen Monte·verdis Olym·pischen Pauls·kirche Post·flieger Raum·station Riesen·größe Schall·mauer
Sesam·straße Sparta·nerin Spiel·karten Spitz·bergen Spreng·stoff Ton·kassette Tuber·kulose Tutan·chamun
Univer·sität Unter·walden Ver·spottete Wasch·mittel Weih·nachten Zauber·flöte aus·gegraben aus·getragen
baye·rischer be·bildertes be·schriften ge·stohlenen grie·chische kaiser·liche leuch·tendes organi·siert
paten·tieren rätsel·hafte schot·tische verein·baren ver·regneter ver·schlingt ver·sprechen vor·gestellt
zer·schlagen zwei·hundert über·flüssig ameri·kanischen
Afsluit·dijk Maanden·lang Neder·landen Neder·landse Sesam·straat Spits·bergen Wiel·renners Zwitser·land
aange·vraagd be·scherming bloots·voets bouw·vakkers cacao·poeder confe·rentie conti·nenten elek·trische
fluit·speler gladia·toren keizer·lijke klink·nagels koers·lijnen kompas·naald konink·lijke kunst·school
licht·gevend onder·zoeker organi·seert porte·monnee prenten·boek program·meur record·lange regi·streren
reus·achtige ruimte·sonde schoen·maker spoor·tunnel strato·sfeer tol·vrijheid trein·reisje tuber·culose
twee·honderd uitge·zonden veroor·zaakt verre·kijker ver·schuiven ver·snippert vorste·lijke wereld·beker
wereld·kaart werk·broeken wiel·renners woorden·boek Kiliman·jaro
Nether·lands Switzer·land accel·erator astron·omers chron·iclers conse·crated earth·quakes hiero·glyphs
illus·trated photo·graphs photog·raphy standard·ise tourna·ments watch·makers Immedi·ately
Panama·kanaal dood·geschoten Vrijheids·beeld Eiffel·toren geluids·film Ameri·kaanse motor·vlieg·tuig
Panama·kanal hoch·geladen Freiheits·statue Zauber·würfel Motor·flug·zeug wieder·vereinigt
Leeuwen·hoek Cham·pollion Kopen·hagen Living·stone Schön·brunn Yellow·stone Washing·ton Amster·dam Middel·burg
Wimble·don Semme·ring Matter·horn Monte·verdi Hasen·heide Shin·kansen Buke·phalos Ham·bacher
veer·mannen timmer·man ambte·naren mensen·hart astro·nomen Olym·pische olym·pische onver·wijld hof·beambte ont·snappen
Neuren·berg Nacht·wacht Constan·tijn gym·nastiek be·klimmen
Zimmer·mann Nacht·wache Schwimm·bad Schwim·mens Druck·datum Sommer·zeit Auto·bahnen Ameri·kaner Ver·wundete
Süd·amerika Würz·burger Stimm·recht Hof·beamter Ärmel·kanal monate·lang Wörter·buch unbe·kannte Raum·sonde
Bahn·tunnel ange·meldet Tele·gramm Nürn·berger gemein·sam
Tutan·khamun Charle·magne recom·mends pro·grammer Copen·hagen govern·ment Constan·tine Beet·hoven tourna·ment
gym·nasium earth·quake head·master Nor·wegians Agrip·pina Hun·garians every·where Quarry·men`

/** Invisible, unless a line ends there. */
const SOFT_HYPHEN = '\u00ad'

const PLACES: ReadonlyMap<string, string> = new Map(
  PARTED.trim()
    .split(/\s+/u)
    .map((word) => [word.replaceAll('·', ''), word.replaceAll('·', SOFT_HYPHEN)]),
)
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
