// The reduced bluff game of reducedGame.ts in boardgame.io, played through its local client with random moves.
import { Client } from 'boardgame.io/dist/cjs/client.js'

const SEATS = 4
const HOURS = 12
const IN_HAND = 6
const PILES = 3
const MOST_TURNS = 200
const ONE_DOUBT_IN = 5

function below(bound) {
  return Math.floor(Math.random() * bound)
}

function shuffled() {
  const deck = Array.from({ length: 48 }, (_, card) => card)
  for (let index = deck.length - 1; index > 0; index--) {
    const other = below(index + 1)
    const card = deck[index]
    deck[index] = deck[other]
    deck[other] = card
  }
  return deck
}

const reducedGame = {
  name: 'reduced-bluff',
  setup() {
    const deck = shuffled()
    return {
      hands: Array.from({ length: SEATS }, () => deck.splice(0, IN_HAND)),
      piles: Array.from({ length: PILES }, () => deck.splice(0, 1)),
      play: null,
      turns: 0,
    }
  },
  moves: {
    lay({ G, ctx, events }, pile, hiddenAt, openAt) {
      const hand = G.hands[Number(ctx.currentPlayer)]
      const top = G.piles[pile].at(-1)
      const [hidden] = hand.splice(hiddenAt, 1)
      const [open] = hand.splice(openAt, 1)
      G.piles[pile].push(hidden, open)
      G.play = { layer: Number(ctx.currentPlayer), pile, hidden, top }
      G.turns += 1
      events.endTurn()
    },
    answer({ G, ctx }, doubt) {
      const { layer, pile, hidden, top } = G.play
      if (doubt) {
        const isRight = hidden % HOURS === (top + 1) % HOURS
        const loser = isRight ? Number(ctx.currentPlayer) : layer
        const cards = G.piles[pile].splice(0, G.piles[pile].length - 1)
        G.hands[loser].push(...cards)
      }
      G.play = null
    },
  },
  endIf({ G }) {
    const isOver = G.play === null && G.turns > 0
    if (isOver && (G.turns >= MOST_TURNS || G.hands.some((hand) => hand.length < 2))) return true
    return undefined
  },
}

function playGame() {
  const client = Client({ game: reducedGame, numPlayers: SEATS, debug: false })
  client.start()
  let moves = 0
  for (;;) {
    const { G, ctx } = client.getState()
    if (ctx.gameover) break
    if (G.play) client.moves.answer(below(ONE_DOUBT_IN) === 0)
    else {
      const { length } = G.hands[Number(ctx.currentPlayer)]
      client.moves.lay(below(PILES), below(length), below(length - 1))
    }
    moves += 1
  }
  client.stop()
  return moves
}

/** Plays for so many milliseconds of a stopwatch; moves per second. */
export function measureBoardgameIo(milliseconds, startStopwatch) {
  const watch = startStopwatch()
  let moves = 0
  for (;;) {
    moves += playGame()
    const elapsed = watch()
    if (elapsed >= milliseconds) return (moves / elapsed) * 1000
  }
}
