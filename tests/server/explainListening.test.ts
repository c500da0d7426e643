/** What the headless host says of ports that it could not open. */
import { expect, it } from 'vitest'
import { explainListening } from '../../src/cli/explainListening'
import { portsFor } from '../../src/server/web/portsTried'

it.each([
  ['EADDRINUSE', [4747], 'Port 4747 is in use by another program.'],
  ['EADDRINUSE', portsFor(), 'Each of the ports 4747 to 4756 is in use by another program.'],
  ['EACCES', [80], 'Port 80 may not be used by this account. Choose another one above 1023'],
  ['EMFILE', [4747], 'too many files and connections are open (EMFILE). Close other programs'],
  ['EADDRNOTAVAIL', [4747], 'Port 4747 was refused by the system (EADDRNOTAVAIL).'],
])('names the port, the reason and what to do next: %s', (code, ports, sentence) => {
  expect(explainListening(code, ports)).toContain(sentence)
})
