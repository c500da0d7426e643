/** Takes down after each test of the file that calls it what the test has mounted. */
import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterEach } from 'vitest'

/** To be called once, at the top of a file of tests. */
export function unmountAfterEach(): void {
  disableAutoUnmount()
  enableAutoUnmount(afterEach)
}
