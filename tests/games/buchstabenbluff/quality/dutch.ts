/** Dutch words that must be listed, and others that must not; chosen before anybody looked what the list holds. */
import { split } from './split'

/** Words in use, of every kind. */
export const DUTCH_WORDS = {
  verbs: split(`
    ga gaat gaan ging gingen gegaan kom komt komen kwam kwamen gekomen ben bent is zijn was waren geweest heb hebt heeft hebben
    had hadden gehad word wordt worden werd werden geworden neem neemt nemen nam namen genomen geef geeft geven gaf gaven
    gegeven zie ziet zien zag zagen gezien eet eten at aten gegeten lees leest lezen las lazen gelezen spreek spreekt sprak
    gesproken schrijf schrijft schreef geschreven loop loopt lopen liep liepen gelopen slaap slaapt sliep geslapen rijd rijdt
    reed reden gereden help helpt hielp geholpen gooi gooit gooide gegooid draag draagt droeg gedragen vang vangt ving gevangen
    houd houdt hield gehouden lieg liegt loog gelogen bied biedt bood geboden trek trekt trok getrokken weet weten wist geweten
    kan kunt kunnen kon konden mag mogen mocht moet moeten moest wil wilt willen wilde zal zult zullen zou zouden lach lacht
    lachte gelachen speel speelt speelde gespeeld werk werkt werkte gewerkt maak maakt maakte gemaakt opstaan opstond verloor
    verloren vergeet vergat vergeten bezat geniet genoot smelt smolt zingend lachend wacht wachtte praatte fietst fietste
  `),
  plurals: split(`
    huizen muizen luizen bomen kamers dromen voeten noten kussen rivieren kastelen woorden boeken doeken daken glazen wielen
    kinderen beelden velden mannen vrouwen katten honden paarden vogels appels tuinen ovens vloeren dochters moeders vaders
    broers zonen straten tafels stoelen bedden fietsen musea steden schepen wegen dagen nachten weken maanden jaren
    bladeren bloemen stenen bergen dalen meren vlooien koeien schapen lammeren eieren handen tanden hoofden haren ogen oren
    neuzen klokken tijden brieven gaten leden zeeën knieën feeën ideeën
  `),
  accentsAndDigraphs: split(`
    egoïst naïef reünie poëzie ruïne geïnd café coupé logé één hé scène crème zeeën knieën bacteriën patiënt cliënt efficiënt
    beëindigd geëist skiën ijs ijzer wijn tijd bij mijn zijn rijk kijk kijken blijf blijven fijn lijn pijn trein meisje leuk
    huis tuin uit buiten duif kruis trui deur neus geur keuze mooi kooi nooit ooit leeuw sneeuw nieuw eeuw
  `),
  compounds: split(`
    voordeur station handdoek tandarts wijnglas bierglas tafelkleed woonboot appelsap zandbak sneeuwbal regenboog windmolen
    voetbal vliegtuig speelgoed werkdag brandweer snelweg landkaart ansicht hoofdpijn theelepel kookpan bosweg zeehond ijsbeer
    goudvis broekzak potlood zolder kelder grootvader oma stadhuis vrijheid woning krant verjaardag middag ochtend
    zondag maandag keukenraam tuinhek fietspad kaarsrecht pindakaas wafel hagelslag boterham zakdoek kapstok schoolbord
  `),
  diminutives: split(`
    huisje boompje bloempje kopje biertje koekje meisje jongetje hondje poesje visje koninkje wagentje autootje dagje uurtje
    beetje glaasje kindje mannetje
  `),
  others: split(`
    en of maar want omdat als dat niet ook al nog alleen erg veel meer vandaag morgen gisteren altijd nooit hier daar ik jij hij
    zij het wij jullie mij jou ons hem haar hun de een geen mijn jouw zo ja nee nu op om in uit te er ei ui rood geel zwart goed
    beter best nieuw oud jong klein groot snel langzaam zacht hard koud warm nat droog moeder vader kind hond kat muis brood
    boter melk water zout suiker meel rijst soep vlees fruit groente kwark jacht taxi yoga quiz computer examen extra boxen
    pizza zebra schaap schrift nacht gracht licht vlucht
  `),
} as const

/** No words of the game: names, places, abbreviations and nonsense. */
export const NO_DUTCH_WORDS = {
  places: split(`
    Amsterdam Rotterdam Utrecht Groningen Haarlem Breda Tilburg Eindhoven Arnhem Nijmegen Zwolle Emmen Almere Antwerpen
    Brussel Brugge Leuven Mechelen Hasselt Maastricht Zutphen Alkmaar Zaandam Vlissingen Friesland Drenthe Gelderland Zeeland
    Limburg Vlaanderen België Nederland Duitsland Frankrijk Spanje Italië Engeland Ierland Zweden Portugal Parijs Londen Berlijn
    Madrid Moskou Peking Tokio Athene Praag Europa Afrika Azië Zuiderzee Waddenzee Texel Ameland
  `),
  names: split(`
    Willem Hendrik Johan Pieter Rembrandt Cruijff Mulisch Beatrix Amalia Jeroen Sander Marleen Joost Wouter Thijs Daan Lotte
    Sanne Femke Marieke Annelies Saskia Wendy Ingrid Johanna Cornelis Gerrit Rutte Rutger Joris Thomas Lucas Sophie Emma Anna
    Julia Eva Heineken Philips Google Albert Winstrol Ritalin Prozac Softenon Kodak
  `),
  abbreviations: split(`
    bijv enz blz nl zgn tv cd dvd km kg cm mm bv nv pvda vvd cda ns knmi nos vpro mbo hbo vwo btw pc sms wc ww mr dr drs
    ir ing bh kb
  `),
  nonsense: split(`
    xyzab qwerty asdfgh gnoffel schlompf krutzel plonktig fargelen gegaat gekomt loopte slaapte eette leesde schrijfde neemde
    geefde ziede kijkte vliegde zingde huizens boeks boomens kindere blorf zwirks mampfel eeeee rstlne aa bb xx qq zz
    schaapen straaten lachtte werktte gewerkd speeltde brieffen heid vliegtuigs
  `),
} as const
