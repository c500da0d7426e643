/** Small files of the shell on a disk that is nearly full. */
import type * as Fs from 'node:fs'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readJsonFile, writeJsonFile } from '../../src/main/jsonFile'

/** Bytes that the disk still takes in one go. */
const ROOM = 5

// As a nearly full disk: of every single write it takes the first bytes, and says so.
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof Fs>()
  const writeSync = (file: number, text: string): number => fs.writeSync(file, text.slice(0, ROOM))
  return { ...fs, writeSync }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stammtisch-json-file-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('a file is written to its end, though the disk takes it in pieces', () => {
  const file = join(folder, 'settings.json')
  expect(writeJsonFile(file, { name: 'Haus am See' })).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('{"name":"Haus am See"}')
  expect(readJsonFile(file)).toEqual({ name: 'Haus am See' })
  expect(readdirSync(folder)).toEqual(['settings.json'])
})
