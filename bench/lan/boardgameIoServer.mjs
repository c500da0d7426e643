// The reduced game on boardgame.io's own server, in memory.
import { Server, Origins } from 'boardgame.io/dist/cjs/server.js'
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'
import { answer, deal, lay } from './reducedRules.mjs'

const game = {
  name: 'bluff',
  setup: () => ({ game: deal() }),
  // As its documentation asks: nobody is sent a card that he may not see.
  playerView: ({ G, playerID }) => ({
    hand: playerID === null ? [] : G.game.hands[Number(playerID)],
    counts: G.game.hands.map((hand) => hand.length),
    tops: G.game.piles.map((pile) => pile.at(-1)),
    heights: G.game.piles.map((pile) => pile.length),
    isOpen: G.game.play !== null,
  }),
  moves: {
    lay: {
      client: false,
      move({ G, ctx, events }, pile) {
        if (G.game.play) return INVALID_MOVE
        lay(G.game, Number(ctx.currentPlayer), pile)
        events.endTurn()
      },
    },
    answer: {
      client: false,
      move({ G, ctx }, doubt) {
        if (!G.game.play) return INVALID_MOVE
        answer(G.game, Number(ctx.currentPlayer), doubt)
      },
    },
  },
}

const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
const running = await server.run({ port: 0 })
console.log(`listens at ${String(running.appServer.address().port)}`)
