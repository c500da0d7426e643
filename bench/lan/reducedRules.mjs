// The reduced bluff game of the references: four seats, three piles; a turn is two moves, a hidden and an open card on a pile, then
// the next seat believes or doubts. Whoever has too few cards ends the game, and the next one is dealt at once.
const SEATS = 4
const HOURS = 12
const IN_HAND = 6
const CARDS = 48

function shuffled() {
  const deck = Array.from({ length: CARDS }, (_, card) => card)
  for (let index = deck.length - 1; index > 0; index--) {
    const other = Math.floor(Math.random() * (index + 1))
    const card = deck[index]
    deck[index] = deck[other]
    deck[other] = card
  }
  return deck
}

/** Hands and piles of a new game. */
export function deal() {
  const deck = shuffled()
  return {
    hands: Array.from({ length: SEATS }, () => deck.splice(0, IN_HAND)),
    piles: Array.from({ length: 3 }, () => deck.splice(0, 1)),
    play: null,
  }
}

/** Lays two cards of a seat; the first two of its hand, so that whoever measures needs no choice. */
export function lay(game, seat, pile) {
  const hand = game.hands[seat]
  const top = game.piles[pile].at(-1)
  const [hidden, open] = hand.splice(0, 2)
  game.piles[pile].push(hidden, open)
  game.play = { layer: seat, pile, hidden, top }
}

/** A seat believes or doubts; who loses takes the pile. */
export function answer(game, seat, doubt) {
  const { layer, pile, hidden, top } = game.play
  if (doubt) {
    const isRight = hidden % HOURS === (top + 1) % HOURS
    const loser = isRight ? seat : layer
    game.hands[loser].push(...game.piles[pile].splice(0, game.piles[pile].length - 1))
  }
  game.play = null
  if (game.hands.some((hand) => hand.length < 2)) Object.assign(game, deal())
}
