// Where a host keeps its tables.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { portableFolder } from '../../src/system/dataFolder'

const PROGRAM = join('stick', 'Stammtisch.exe')
const FOLDER = join('stick', 'data')

it('is the folder beside the program, where somebody has made one', () => {
  expect(portableFolder(PROGRAM, (one) => one === FOLDER)).toBe(FOLDER)
  expect(portableFolder(PROGRAM, () => false)).toBeUndefined()
})

it('is never beside an installed program, whose folder is emptied by the next installer', () => {
  const lies = [FOLDER, join('stick', 'Uninstall Stammtisch.exe')]
  expect(portableFolder(PROGRAM, (one) => lies.includes(one))).toBeUndefined()
})
