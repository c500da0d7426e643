/** German words that must be listed, and others that must not; chosen before anybody looked what the list holds. */
import { split } from './split'

/** Words in use, of every kind. */
export const GERMAN_WORDS = {
  verbs: split(`
    gehe gehst geht gehen ging gingst gingen gegangen komme kommst kommt kam kamen käme gekommen bin bist ist sind seid war
    warst waren wäre wären gewesen habe hast hat hatte hatten hätte hätten gehabt werde wirst wird wurde wurden würde würden
    geworden nehme nimmst nimmt nahm nahmen nähme genommen gebe gibst gibt gab gaben gäbe gegeben sehe siehst sieht sah sähe
    gesehen esse isst aß aßen äße gegessen lese liest las läse gelesen spreche sprichst sprach spräche schreibe schriebst
    schrieb geschrien laufe läufst läuft lief liefen gelaufen schlafe schläfst schlief fahre fährst fährt fuhr führe gefahren
    helfe hilfst half hülfe geholfen werfe wirfst warf geworfen trage trägst trug trüge getragen fange fängst fing gefangen
    halte hältst hielt gehalten lüge log gelogen biete bot böte geboten ziehe zog zöge gezogen weiß wusste wüsste gewusst
    kann könnt konnte könnte darf dürfen durfte dürfte muss musste müsste mag mochte möchte soll sollte will wollte lacht
    lachte gelacht spielst spielte gespielt arbeitet machst machte gemacht aufstehen aufstand einkaufen wegging zurückkam
    verlor verloren vergisst vergaß besaß genießt genoss schmilzt schmolz singend lachend wartet redete zittern zitterst
  `),
  plurals: split(`
    Häuser Mäuse Läuse Bäume Räume Träume Füße Nüsse Küsse Flüsse Schlösser Wörter Bücher Tücher Dächer Gläser Gräser Räder
    Kinder Bilder Felder Männer Frauen Katzen Hunde Pferde Vögel Äpfel Gärten Öfen Böden Töchter Mütter Väter Brüder Söhne
    Straßen Tische Stühle Betten Autos Fotos Kinos Hotels Museen Themen Firmen Kakteen Atlanten Lexika Hände Zähne Köpfe Haare
    Augen Ohren Nasen Uhren Zeiten Tage Nächte Wochen Monate Jahre Blätter Blumen Steine Berge Täler Seen Flöhe Kühe Schafe
  `),
  umlautsAndSharpS: split(`
    schön schöner größer größte kürzer länger jünger jüngster älter müde süß süßes heiß heißer weißes groß großer fleißig
    draußen außen außer bloß Gruß Grüße Spaß Späße Maß maßen Soße Größe Strauß Kloß Klöße Fuß barfuß spaßig dreißig Käse
    Möhre Löffel Schlüssel Mütze Öl Übung übel ärgern Ärger öffnen öffnet grün blau früh später nämlich über für fünf zwölf
    Tür Türen Ende Stück Glück Brücke Lücke Küche Kuchen König Königin Mädchen Hähnchen Körper Höhle Wüste Frühling
  `),
  compounds: split(`
    Haustür Bahnhof Handtuch Zahnarzt Weinglas Bierkrug Tischtuch Hausboot Apfelsaft Bratwurst Schulhof Sandburg Schneeball
    Regenbogen Windrad Fahrrad Flugzeug Spielzeug Werkzeug Feuerwehr Autobahn Landkarte Postkarte Kopfkissen Teelöffel
    Kochtopf Backofen Waldweg Seehund Eisbär Goldfisch Jacke Bleistift Dachboden Keller Oma Großvater Hochhaus
    Altstadt Kindheit Freiheit Wohnung Zeitung Geburtstag Nachmittag Vormittag Feierabend Vollmond Abendrot Sonntag
  `),
  others: split(`
    und oder aber denn weil wenn dass nicht auch schon noch nur sehr viel mehr heute morgen gestern immer nie hier dort ich du
    er sie es wir ihr mich dich uns euch ihm ihn dem den des ein eine einer eines kein mein dein sein unser zu um an am im in
    ab so wo ja ob oh Ei rot gelb schwarz gut besser beste neu alt jung klein schnell langsam leise laut kalt warm nass trocken
    Mutter Vater Kind Hund Katze Maus Brot Butter Milch Wasser Salz Zucker Mehl Reis Nudel Suppe Fleisch Obst Gemüse Quark Jacht
    Xylofon Yoga Typ Zebra Computer Handy Internet Jeans Pizza quer Qual Quelle Axt Hexe Text Taxi boxen extra
  `),
} as const

/** No words of the game: names, places, abbreviations and nonsense. */
export const NO_GERMAN_WORDS = {
  places: split(`
    Berlin Hamburg München Leipzig Dresden Stuttgart Frankfurt Düsseldorf Dortmund Bonn Mainz Jena Wien Graz Linz Salzburg
    Zürich Basel Bern Genf Paris London Madrid Lissabon Moskau Peking Tokio Kairo Athen Prag Warschau Budapest Oslo Helsinki
    Stockholm Italien Spanien Frankreich Norwegen Dänemark Belgien Portugal Brasilien Kanada Mexiko Japan Indien Ägypten Afrika
    Europa Asien Rhein Donau Neckar Weser Köln Nürnberg Hannover
  `),
  names: split(`
    Goethe Mozart Beethoven Einstein Merkel Angela Jürgen Günther Heinrich Friedrich Wolfgang Sabine Monika Ursula Stefan Thomas
    Andreas Matthias Sebastian Tobias Florian Julia Anna Maria Karin Petra Claudia Susanne Birgit Heike Gisela Ingrid Helga
    Hildegard Manfred Werner Uwe Detlef Lars Sven Lukas Jonas Moritz Hannah Leonie Laura Sophie Volkswagen Lufthansa Wikipedia
  `),
  abbreviations: split(`
    GmbH usw bzw evtl ggf inkl zzgl vgl Nr Str Dr Hr kg km cm mm ARD ZDF CDU SPD FDP USA NATO bspw dgl Std Mrd Mio Kfz Lkw Pkw
    mfg DVD EKG
  `),
  nonsense: split(`
    xyzab qwertz asdfgh gnoffel schlompf krutzel plonktig fargeln tummsig gegangt geesst gehte laufte fliegte singte bringte
    denkte kommte nehmte sitzte Autoen Kinderen Mausse Bücherer grünstest blorf zwirks mampfel trallalü
    würd wurd hätt wär lüd verlüd tät käm zög bräch gäb stünd
    Hundin eeeee rstlne aa bb xx qq zz Strase schmf brrmm nnen heit keit lich gsagt
  `),
} as const
