/** Before a test file ends: waits for windows of games that a component under test is still loading. */
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
