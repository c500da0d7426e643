/** What the player reads when something of the app has failed, and what to do about it. */
import { app, dialog } from 'electron'
import type { ServerFailure } from '../server/serverMessages'
import { systemLanguage, type SystemLanguage } from './systemLanguage'
import { tellStarter } from './tellStarter'

/** What can fail. */
export type Failure =
  ServerFailure | 'shell-failed' | 'server-keeps-ending' | 'discovery-keeps-ending' | 'server-hung'

type Words = Readonly<Record<SystemLanguage, string>>

const CANNOT_START: Words = {
  de: 'Stammtisch kann nicht starten',
  nl: 'Stammtisch kan niet starten',
  en: 'Stammtisch cannot start',
}
const NAME: Words = { de: 'Stammtisch', nl: 'Stammtisch', en: 'Stammtisch' }

const TITLES: Readonly<Record<Failure, Words>> = {
  'folder-in-use': CANNOT_START,
  'folder-not-lockable': CANNOT_START,
  'folder-not-writable': CANNOT_START,
  'window-missing': CANNOT_START,
  'shell-failed': CANNOT_START,
  'server-keeps-ending': {
    de: 'Stammtisch kann nicht weiterlaufen',
    nl: 'Stammtisch kan niet verder',
    en: 'Stammtisch cannot go on',
  },
  'discovery-keeps-ending': NAME,
  'server-hung': NAME,
}

/** Each ends with what the place behind it is. */
const SENTENCES: Readonly<Record<Failure, Words>> = {
  'folder-in-use': {
    de: 'Ein anderes Stammtisch-Programm benutzt gerade dieselben Tische. Beende es und starte noch einmal. Ordner: ',
    nl: 'Een ander Stammtisch-programma gebruikt dezelfde tafels. Sluit het af en start opnieuw. Map: ',
    en: 'Another Stammtisch program is using the same tables. End it and start again. Folder: ',
  },
  'folder-not-lockable': {
    de: 'Der Ordner der Tische lässt sich nicht für ein einziges Programm sperren; zwei könnten sich die Tische zerstören. Unter Linux fehlt dazu vielleicht das Programm „flock“ (Paket util-linux). Ordner: ',
    nl: 'De map met de tafels kan niet voor één programma worden vergrendeld; twee programma’s zouden elkaars tafels kunnen vernielen. Op Linux ontbreekt misschien het programma ‘flock’ (pakket util-linux). Map: ',
    en: 'The folder of the tables cannot be kept for one program alone; two could destroy each other’s tables. On Linux the program “flock” (package util-linux) may be missing. Folder: ',
  },
  'folder-not-writable': {
    de: 'In den Ordner der Tische lässt sich nichts schreiben. Gib ihn frei oder schaffe Platz und starte noch einmal. Ordner: ',
    nl: 'In de map met de tafels kan niets worden geschreven. Geef de map vrij of maak ruimte en start opnieuw. Map: ',
    en: 'Nothing can be written to the folder of the tables. Allow it or make room, then start again. Folder: ',
  },
  'window-missing': {
    de: 'Dateien des Programms fehlen. Installiere Stammtisch neu; die Tische bleiben erhalten. Ordner der Tische: ',
    nl: 'Er ontbreken bestanden van het programma. Installeer Stammtisch opnieuw; de tafels blijven bewaard. Map van de tafels: ',
    en: 'Files of the program are missing. Install Stammtisch again; the tables are kept. Folder of the tables: ',
  },
  'shell-failed': {
    de: 'Beim Start ist ein Fehler aufgetreten. Starte noch einmal; hilft das nicht, installiere Stammtisch neu. Die Tische bleiben erhalten. Warum, steht im Protokoll: ',
    nl: 'Bij het starten is een fout opgetreden. Start opnieuw; helpt dat niet, installeer Stammtisch dan opnieuw. De tafels blijven bewaard. Waarom staat in het logboek: ',
    en: 'Something went wrong at the start. Start again; if that does not help, install Stammtisch anew. The tables are kept. The log says why: ',
  },
  'server-keeps-ending': {
    de: 'Der Teil des Programms, der die Tische führt, endet immer wieder. Gespeicherte Züge bleiben erhalten. Starte noch einmal; hilft das nicht, installiere Stammtisch neu. Warum, steht im Protokoll: ',
    nl: 'Het deel van het programma dat de tafels beheert, stopt steeds weer. Opgeslagen zetten blijven bewaard. Start opnieuw; helpt dat niet, installeer Stammtisch dan opnieuw. Waarom staat in het logboek: ',
    en: 'The part of the program that runs the tables keeps ending. Saved moves are kept. Start again; if that does not help, install Stammtisch anew. The log says why: ',
  },
  'discovery-keeps-ending': {
    de: 'Tische im Netz werden nicht mehr von selbst gefunden und angeboten, weil dieser Teil des Programms immer wieder endet. Mit einer Adresse kann man weiter zusammenkommen. Warum, steht im Protokoll: ',
    nl: 'Tafels in het netwerk worden niet meer vanzelf gevonden en aangeboden, omdat dit deel van het programma steeds weer stopt. Met een adres kun je nog steeds samenkomen. Waarom staat in het logboek: ',
    en: 'Tables on the network are no longer found and offered by themselves, because that part of the program keeps ending. People can still join by address. The log says why: ',
  },
  'server-hung': {
    de: 'Der Teil des Programms, der die Tische führt, hat sich nicht beendet und wurde abgebrochen. Jeder angenommene Zug war schon gespeichert. Protokoll: ',
    nl: 'Het deel van het programma dat de tafels beheert, is niet vanzelf gestopt en is afgebroken. Elke aangenomen zet was al opgeslagen. Logboek: ',
    en: 'The part of the program that runs the tables did not end and was stopped. Every accepted move had been saved already. Log: ',
  },
}

/** Tells what has failed and where to look, a folder or a log; nothing that was saved is touched. */
export function tellFailure(what: Failure, place: string): void {
  const language = systemLanguage(app.getLocale())
  tellStarter('sentence')
  dialog.showErrorBox(TITLES[what][language], SENTENCES[what][language] + place)
}
