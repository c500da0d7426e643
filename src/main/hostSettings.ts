/** What whoever hosts with the app has set: its name, its port, and whether guests may come in from the start. */
import * as v from 'valibot'
import { hostSettings, USUAL_HOST, type HostSettings } from '../ipc/ipc'
import type { HostWish } from '../system/hostFlags'
import { readJsonFile, writeJsonFile } from './jsonFile'

/** The settings in the file; the usual ones if there are none that make sense. */
export function readHostSettings(file: string): HostSettings {
  const parsed = v.safeParse(hostSettings, readJsonFile(file))
  return parsed.success ? parsed.output : USUAL_HOST
}

/** Keeps the settings for the next start; false if the disk refuses. */
export function writeHostSettings(file: string, settings: HostSettings): boolean {
  return writeJsonFile(file, settings)
}

/** What was said on the command line, and where nothing was said, what is set. */
export function withHostSettings(wish: HostWish, { name, port }: HostSettings): HostWish {
  return {
    ...(name === '' ? {} : { name }),
    ...(port === 0 ? {} : { port }),
    ...wish,
  }
}
