/** What everybody knows, whatever ending it seems to have: nouns, verbs and other words that no bot may lack. */
import type { Language } from '../../src/engine/basics/language'

/** Everyday words of each language, 2 to 10 letters in card spelling. */
export const EVERYDAY_WORDS: Readonly<Record<Language, readonly string[]>> = {
  de: (
    'Haus Tür Tisch Stuhl Bett Lampe Fenster Küche Keller Dach Garten Zaun Straße Brücke Auto Zug Bus Rad Schiff Koffer ' +
    'Paket Brief Tablett Ticket Magnet Trompete Planet Komet Budget Buffet Kabinett Etikett Bankett Internet Alphabet ' +
    'Abend Jugend Tugend Gegend Tausend Dutzend Legende Wochenende Spende Sender Kalender Gelände Geländer Hemd Hund ' +
    'Fest Nest Rest Test Protest Podest Arrest Gast Ast Last Herbst Obst Wurst Durst Kunst Dienst Ernst Trost Frost Geist ' +
    'Angst Faust Brust Lust Post Kost Mist List Wüste Küste Kasten Kiste Liste Fürst Wanst Gerüst ' +
    'Wasser Brot Butter Käse Milch Ei Salz Zucker Apfel Birne Suppe Kuchen Honig Reis Tee Kaffee Löffel Gabel Messer Teller ' +
    'Mutter Vater Kind Bruder Schwester Oma Opa Onkel Tante Freund Freundin Nachbar Lehrer Arzt König Jahr Tag Jahres Tages ' +
    'Kopf Hand Fuß Auge Ohr Nase Mund Zahn Haar Herz Katze Maus Pferd Kuh Vogel Fisch Biene Baum Blume Wald Wiese Berg Fluss ' +
    'Sonne Mond Stern Regen Schnee Wind Wolke Feuer Hemd Hose Jacke Mantel Schuh Mütze Tasche Geld Buch Wort Bild Spiel ' +
    'gehen geht kommen kommt laufen essen isst trinken schlafen lesen liest schreiben sagen fragen redet arbeitet wartet ' +
    'findet bittet fällst hältst läufst lässt kannst willst musst weißt bist hast wirst wurde war hatte ging kam sah ' +
    'spannend wütend anwesend lebend fremd rund blind gesund grün rot blau alt neu groß klein schön lang kurz gut besser ' +
    'beste größte erst meist fast längst selbst sonst nachts okay wohl gern ' +
    'Amt Hirn Wanne fasten Genie Weile öfter alleine jemandem'
  ).split(' '),
  nl: (
    'huis deur tafel stoel bed lamp raam keuken kelder dak tuin hek straat brug auto trein bus fiets schip koffer ' +
    'pakket brief ticket magneet trompet raket banket ballet budget buffet kabinet etiket toilet parket pincet klarinet ' +
    'avond vriend hond hand land strand mond grond wind kind eind einde bende legende agenda kalender honderd duizend ' +
    'levend bekend volgend volgende spannend dringend lopend boeiend bestaand ' +
    'feest geest beest rest test nest best west protest arrest kunst dienst herfst worst dorst borst kist lijst vuist ' +
    'gast mast last lust kust rust post kost mist ernst angst troost winst tekst ' +
    'water brood boter kaas melk ei zout suiker appel peer soep taart honing rijst thee koffie lepel vork mes bord ' +
    'moeder vader broer zus oma opa oom tante vriendin buur leraar dokter koning jaar dag week uur nacht morgen ' +
    'hoofd voet oog oor neus tand haar hart kat muis paard koe vogel vis bij boom bloem bos weide berg rivier ' +
    'zon maan ster regen sneeuw wolk vuur hemd broek jas schoen muts tas geld boek woord beeld spel ' +
    'gaan gaat komen komt lopen loopt eten eet drinken slapen lezen leest schrijven zeggen zegt vragen vraagt werken werkt ' +
    'vinden vindt vergeet geniet moet weet ziet doet had ging kwam zag was werd kon wou ' +
    'rood groen blauw oud nieuw groot klein mooi lang kort goed beter vreemd rond blind gezond ' +
    'eerst laatst meest liefst bijna altijd soms'
  ).split(' '),
  en: (
    'house door table chair bed light window kitchen roof garden fence street bridge car train bus bike ship bag ' +
    'packet letter ticket market basket blanket planet bucket pocket rocket jacket secret carpet budget ' +
    'evening friend end weekend hand land sand wind mind sound round second husband ' +
    'feast guest best west test rest nest forest interest request honest chest list fist coast toast dust trust post lost ' +
    'water bread butter cheese milk egg salt sugar apple pear soup cake honey rice tea coffee spoon fork knife plate ' +
    'mother father child brother sister uncle aunt teacher doctor king queen year day week hour night morning ' +
    'head foot eye ear nose tooth hair heart cat dog mouse horse cow bird fish bee tree flower wood hill river ' +
    'sun moon star rain snow cloud fire shirt coat shoe hat money book word picture game ' +
    'go goes going gone come came run eat drink sleep read write say said ask talk work wait find found forget ' +
    'must can will was had went saw took made making taken red green blue old new big small nice long short good better ' +
    'first last most almost always often'
  ).split(' '),
}
