/** What the player reads when the app cannot serve its tables, and what to do about it. */
import { app, dialog } from 'electron'
import type { ServerFailure } from './serverSupervisor'
import { systemLanguage, type SystemLanguage } from './systemLanguage'
import { tellStarter } from './tellStarter'

const TITLES: Readonly<Record<SystemLanguage, string>> = {
  de: 'Stammtisch kann nicht starten',
  nl: 'Stammtisch kan niet starten',
  en: 'Stammtisch cannot start',
}

const SENTENCES: Readonly<Record<ServerFailure, Readonly<Record<SystemLanguage, string>>>> = {
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
}

/** Tells why no table can be served and ends the app; nothing that was saved is touched. */
export function tellFailure(why: ServerFailure, folder: string): void {
  const language = systemLanguage(app.getLocale())
  tellStarter('sentence')
  dialog.showErrorBox(TITLES[language], SENTENCES[why][language] + folder)
  app.quit()
}
