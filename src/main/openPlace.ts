/** The one door to the system's own windows: files and folders of the program, never a path that a page has named. */
import { shell } from 'electron'

/** Opens a folder or file of the program with what the system has for it. */
export function openPlace(place: string): void {
  void shell.openPath(place)
}
