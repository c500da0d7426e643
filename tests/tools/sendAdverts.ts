/** Sends adverts of hosts that do not exist, each of another program with another table, from many addresses of this computer. */
import createMulticast from 'multicast-dns'
import { formatAdverts, formatTable } from '../../src/server/discovery/advert'
import { textOf } from '../../src/system/parseArguments'
import { countOf, readFlags } from '../support/readFlags'

const AT_ONCE = 40
/** Milliseconds between two bursts: 4,000 adverts a second. */
const PAUSE = 10

const flags = readFlags(
  'node scripts/run.mjs tests/tools/sendAdverts.ts [flags]',
  'Floods the network with adverts of strangers.',
  {
    adverts: { value: 'NUMBER', help: 'how many (default: 20000)' },
    first: { value: 'ADDRESS', help: 'the first address (default: 127.0.0.2)' },
    addresses: { value: 'NUMBER', help: 'how many addresses from there on (default: 40)' },
  },
)
const adverts = countOf(flags, 'adverts', 20_000)
const first = (textOf(flags, 'first') ?? '127.0.0.2').split('.')
const addresses = Array.from({ length: countOf(flags, 'addresses', 40) }, (_, index) =>
  [...first.slice(0, 3), String(Number(first[3]) + index)].join('.'),
)
const sockets = addresses.map((bind) => createMulticast({ bind, multicast: false }))
await Promise.all(sockets.map((socket) => new Promise<void>((done) => socket.on('ready', done))))

function send(number: number): Promise<void> {
  const id = number.toString(16).padStart(8, '0')
  const table = `lie-${id}`
  const offered = { table, name: table, game: 'time-bluff', free: 3, seats: 4, locked: false }
  const key = id.repeat(4)
  const offer = { host: 'Fremd', port: 1024 + (number % 40_000), key, tables: [offered] }
  const [packet = []] = formatAdverts({ id, offer, addresses: [] }, [formatTable(offered)])
  return new Promise((done) => {
    sockets[number % sockets.length]?.respond([...packet], () => {
      done()
    })
  })
}

for (let sent = 0; sent < adverts; sent += AT_ONCE) {
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(sent + index)))
  await new Promise((done) => setTimeout(done, PAUSE))
}
for (const socket of sockets) socket.destroy()
