// Where a host keeps its tables.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { portableFolder } from '../../src/system/dataFolder'

it('is the folder beside the portable program, where somebody has made one', () => {
  const environment = { PORTABLE_EXECUTABLE_DIR: 'stick' }
  const folder = join('stick', 'data')
  expect(portableFolder(environment, (one) => one === folder)).toBe(folder)
  expect(portableFolder(environment, () => false)).toBeUndefined()
  expect(portableFolder({}, () => true)).toBeUndefined()
})
