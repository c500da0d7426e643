// The reduced game in a room of Colyseus: a public state whose changes are sent after every move, and each hand to its owner alone.
import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { ArraySchema, Schema, defineTypes } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { answer, deal, lay } from './reducedRules.mjs'

class TableState extends Schema {
  constructor() {
    super()
    this.moves = 0
    this.isOpen = false
    this.counts = new ArraySchema(0, 0, 0, 0)
    this.tops = new ArraySchema(0, 0, 0)
    this.heights = new ArraySchema(0, 0, 0)
  }
}
defineTypes(TableState, {
  moves: 'number',
  isOpen: 'boolean',
  counts: ['number'],
  tops: ['number'],
  heights: ['number'],
})

class Table extends Room {
  onCreate() {
    this.game = deal()
    this.turn = 0
    this.maxClients = 1000
    // Its usual 50 ms would be added to every move: it is sent at once instead.
    this.patchRate = null
    this.setState(new TableState())
    this.show()
    this.onMessage('lay', (_client, pile) => {
      lay(this.game, this.turn, pile)
      this.turn = (this.turn + 1) % 4
      this.tell()
    })
    this.onMessage('answer', (_client, doubt) => {
      answer(this.game, this.turn, doubt === 1)
      this.tell()
    })
  }

  tell() {
    this.show()
    this.state.moves += 1
    this.broadcastPatch()
    this.clients.slice(0, 4).forEach((client, seat) => {
      client.send('hand', this.game.hands[seat])
    })
  }

  show() {
    const { state, game } = this
    state.isOpen = game.play !== null
    game.hands.forEach((hand, seat) => (state.counts[seat] = hand.length))
    game.piles.forEach((pile, place) => {
      state.tops[place] = pile.at(-1)
      state.heights[place] = pile.length
    })
  }
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('bluff', Table)
await server.listen(0)
console.log(`listens at ${String(http.address().port)}`)
