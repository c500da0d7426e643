/** What is wrong with tables as they lie there: runs in the page, where everything can be measured at once. */

/** A square of so many pixels can be hit. */
const HIT = 24
const STEP = 8
const LEAST_MIDDLE = 80
/** Widths of letters, in the reader's own size. */
const LEAST_WORDS = 11
/** What fonts stand out of their lines. */
const SLACK = 2
const SLACK_WITHIN = 6
const FACES = '[data-card], [data-card] *'
const LONGEST_WAIT = 10_000

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

function frame(): Promise<number> {
  return new Promise((done) => requestAnimationFrame(done))
}

/** Takes whatever still moves, or waits to, to where it comes to rest: what is measured lies there in the end. */
async function endMoves(): Promise<void> {
  const moves = document.getAnimations()
  if (moves.length === 0) return
  for (const move of moves) move.finish()
  await Promise.all(moves.map(({ finished }) => finished))
  await frame()
}

/** Shows what stands behind the `#` of an address, until it has found its place. */
async function show(wish: string): Promise<void> {
  location.hash = wish
  const start = performance.now()
  const isThere = (): boolean =>
    document.querySelector<HTMLElement>('[data-shows]')?.dataset['shows'] === location.hash &&
    document.querySelector('.middle') !== null
  while (!isThere() && performance.now() - start < LONGEST_WAIT) await frame()
  // Laid out, then watched by whoever measures himself, then laid out again.
  for (let frames = 0; frames < 2; frames += 1) await frame()
  await endMoves()
}

function isInWindow({ left, top, right, bottom }: Box): boolean {
  return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
}

function faultsOfPage(): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement
  return [
    ...(scrollWidth > innerWidth ? [`scrolls sideways: ${String(scrollWidth)}`] : []),
    ...(scrollHeight > innerHeight ? [`scrolls down: ${String(scrollHeight)}`] : []),
  ]
}

function faultsOfRoom(name: string): string[] {
  const box = document.querySelector(name)?.getBoundingClientRect()
  if (!box) return [`${name} is missing`]
  return isInWindow(box) ? [] : [`${name} leaves the window: ${JSON.stringify(box)}`]
}

/** Whatever hides its own lower edge. */
function faultsWithin(room: Element): string[] {
  return [...room.querySelectorAll('*')].flatMap((element) => {
    const { scrollHeight, clientHeight, className } = element
    const { overflowY, clipPath, webkitLineClamp } = getComputedStyle(element)
    // For ears only, or cut between lines, with dots, or print that a card's edge cuts.
    const isMeant = clipPath !== 'none' || webkitLineClamp !== 'none' || element.matches(FACES)
    const isWhole = overflowY === 'visible' || isMeant
    const more = scrollHeight - clientHeight
    return isWhole || more <= SLACK_WITHIN ? [] : [`.${className} is cut: ${String(more)} down`]
  })
}

function faultsOfMiddle(): string[] {
  const middle = document.querySelector('.middle')
  if (!middle) return []
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = middle
  const [more, wider] = [scrollHeight - clientHeight, scrollWidth - clientWidth]
  const isCut = more > SLACK || wider > SLACK
  return [
    ...(isCut ? [`the middle is cut: ${String(more)} down, ${String(wider)} across`] : []),
    ...(clientHeight < LEAST_MIDDLE ? [`the middle is ${String(clientHeight)} high`] : []),
    ...faultsWithin(middle),
  ]
}

function faultsOfButtons(): string[] {
  const buttons = [...document.querySelectorAll('.ask button')].filter((one) =>
    one.checkVisibility(),
  )
  return buttons.flatMap((button) => {
    const { left, top, width, height, bottom } = button.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    const isInReach = button.contains(found) && bottom <= innerHeight
    return isInReach ? [] : [`out of reach: ${button.textContent.trim()}`]
  })
}

/** Half of what a finger needs at least, less a pixel that a browser rounds. */
const HALF_FINGER = 15
/** Windows of phones, as wide or as high as these at most. */
const PHONE = 390
/** What is pressed to play, and to see the table otherwise. */
const PRESSED = '.ask button, .tools button, .own .order, button.facts'

/** On a phone whatever is pressed is hit by a finger all around its middle, also where no more than its room can be seen. */
function faultsOfTouch(): string[] {
  // A slip on the cloth is read, and goes.
  if (Math.min(innerWidth, innerHeight) > PHONE || location.hash.includes('slip=')) return []
  const pressed = [...document.querySelectorAll(PRESSED)].filter((one) => one.checkVisibility())
  return pressed.flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const around = [-HALF_FINGER, HALF_FINGER].flatMap((far) => [
      document.elementFromPoint(x + far, y),
      document.elementFromPoint(x, y + far),
    ])
    const isHit = around.every((found) => one.contains(found))
    return isHit ? [] : [`too small for a finger: .${one.className} ${one.textContent.trim()}`]
  })
}

/** Words of a question stand in lines that can be read: a wide slip leaves them room beside cards and answers. */
function faultsOfWords(): string[] {
  const [slip, words] = ['.ask-sheet', '.ask-sheet .words'].map((name) =>
    document.querySelector(name)?.getBoundingClientRect(),
  )
  if (!slip || !words) return []
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize)
  const least = Math.min(LEAST_WORDS, slip.width / text / 2.5)
  const isRead = words.width / text >= least
  const sentence = document.querySelector('.ask-sheet .sentence')?.getBoundingClientRect()
  const isWithin = !sentence || (sentence.top >= slip.top && sentence.bottom <= slip.bottom)
  return [
    ...(isRead ? [] : [`the words of the question have ${String(Math.round(words.width))} px`]),
    ...(isWithin ? [] : ['the question leaves its slip']),
  ]
}

type LookUp = (x: number, y: number) => Element | null

/** What lies on top at a place of the window; cards of a fan share many, and each is asked for once. */
function createLookUp(): LookUp {
  const found = new Map<string, Element | null>()
  return (x, y) => {
    const place = `${String(x)} ${String(y)}`
    const known = found.get(place)
    if (known !== undefined) return known
    const top = document.elementFromPoint(x, y)
    found.set(place, top)
    return top
  }
}

/** The places of a square, as far from its upper left one, the far corner first: where a square cannot be hit, it is mostly there. */
const SIDE = Array.from({ length: HIT / STEP }, (_, place) => place * STEP).reverse()
const SQUARE = SIDE.flatMap((down) => SIDE.map((across) => [across, down] as const))

/** Whether a whole square of the card can be hit, tried from a corner on; only what decides is looked up, as that takes long. */
function isHitFrom(card: Element, [left, top]: readonly [number, number], at: LookUp): boolean {
  const { right, bottom } = card.getBoundingClientRect()
  const [lastX, lastY] = [right - (HIT - STEP), Math.min(bottom, innerHeight) - (HIT - STEP)]
  for (let y = top; y < lastY; y += STEP) {
    for (let x = left; x < lastX; x += STEP) {
      if (SQUARE.every(([across, down]) => card.contains(at(x + across, y + down)))) return true
    }
  }
  return false
}

/** Whether a whole square of the card can be hit: on the grid that all cards share, else from its own corner on. */
function canBeHit(card: Element, at: LookUp): boolean {
  const { left, top } = card.getBoundingClientRect()
  const [column, row] = [left, top].map((edge) => Math.ceil(edge / STEP) * STEP)
  const isOnGrid = column !== undefined && row !== undefined && isHitFrom(card, [column, row], at)
  return isOnGrid || isHitFrom(card, [left + 1, top + 1], at)
}

function faultsOfHand(): string[] {
  const cards = [...document.querySelectorAll('[data-hand-card]')]
  const at = createLookUp()
  const covered = cards.flatMap((card, index) =>
    canBeHit(card, at) ? [] : [`card ${String(index + 1)} of ${String(cards.length)} is covered`],
  )
  const own = document.querySelector('.own')
  return [
    ...faultsOfRoom('.own'),
    ...(own ? faultsWithin(own) : []),
    ...(cards.length === 0 ? ['there is no hand'] : covered),
  ]
}

/** Whether everybody at the table can be told apart: signs and names lie on top. */
function faultsOfOthers(): string[] {
  return [...document.querySelectorAll('.plate')].flatMap((plate) => {
    const { left, right, top, bottom } = plate.getBoundingClientRect()
    const places = [left + 4, (left + right) / 2, right - 4]
    const isSeen = places.every((x) => {
      const seen = document.elementFromPoint(x, (top + bottom) / 2)
      // What was asked for is read first, and closed.
      return plate.contains(seen) || seen?.closest('.slip.whole')
    })
    return isSeen ? [] : [`somebody is covered: ${plate.textContent.trim()}`]
  })
}

/** The coach of a first round says all of it, and its buttons are in reach. */
function faultsOfCoach(): string[] {
  const coach = document.querySelector('.coach')
  if (!coach) return []
  const buttons = [...coach.querySelectorAll('button')].filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  return [
    ...faultsOfRoom('.coach'),
    ...faultsWithin(coach),
    ...buttons.map((button) => `out of reach: ${button.textContent.trim()}`),
  ]
}

/** What a tip of a first match, a refusal, advice or a vote may never lie on. */
const NOT_UNDER_TIPS = '.bar > *, .plate, .marks > *, .middle, .ask > *, .own'

function overlap(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > SLACK && down > SLACK
}

/** A tip of a first match has two lines at most, its buttons are in reach, and it hides nothing. */
function faultsOfGuide(): string[] {
  const guide = document.querySelector('.guide')
  if (!guide) return []
  const buttons = [...guide.querySelectorAll('button')].filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return (
      button.checkVisibility() &&
      !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    )
  })
  const slip = guide.querySelector('.slip') ?? guide
  const hidden = [...document.querySelectorAll(NOT_UNDER_TIPS)].filter((part) =>
    overlap(slip.getBoundingClientRect(), part.getBoundingClientRect()),
  )
  return [
    ...faultsOfRoom('.guide'),
    ...faultsWithin(guide),
    ...buttons.map((button) => `out of reach: ${button.textContent.trim()}`),
    ...hidden.map((part) => `the tip lies on .${part.className}`),
  ]
}

/** What was asked for stands there whole, beside the question; at very large text it may be scrolled. */
function faultsOfAdvice(place: Element): string[] {
  const [slip, words, ask] = [
    place.querySelector('.whole'),
    place.querySelector('.whole .words'),
    document.querySelector('.ask'),
  ]
  if (!slip || !words || !ask) return ['there is no advice']
  const isCut = words.scrollHeight > words.clientHeight + SLACK_WITHIN
  const isLarge = location.hash.includes('text=larger')
  const buttons = [...slip.querySelectorAll('button')].map((button) =>
    button.getBoundingClientRect(),
  )
  const signs = [...document.querySelectorAll('.hand-fan .advised')].filter((sign) => {
    const card = sign.closest('li')?.querySelector('.card')
    return !card || !overlap(sign.getBoundingClientRect(), card.getBoundingClientRect())
  })
  return [
    ...signs.map(() => 'the sign of advice lies beside its card'),
    ...(isCut && !isLarge ? ['advice is cut'] : []),
    ...(overlap(slip.getBoundingClientRect(), ask.getBoundingClientRect())
      ? ['advice lies on the question']
      : []),
    ...(buttons.some(({ width, height }) => Math.min(width, height) < 32)
      ? ['advice is hard to close']
      : []),
  ]
}

/** What advice may lie on: nothing in the bar or where the middle makes room for it, on an upright phone the plates of Tijdlijn rather than its line. */
function placesUnderAdvice(): string {
  const isOnItsSide = matchMedia('(min-width: 46rem) and (max-height: 29.9rem)').matches
  const isUpright = innerWidth < innerHeight && innerWidth <= PHONE
  const isShown = (...parts: string[]): boolean =>
    parts.every((part) => location.hash.includes(part))
  const isBesideWord =
    isUpright && innerHeight <= 640 && isShown('game=buchstabenbluff', 'show=answer')
  if (isOnItsSide || isBesideWord || (isUpright && isShown('game=tafelrunde'))) return ':not(*)'
  const isAboveLine =
    isUpright && isShown('game=tijdlijn') && document.querySelector('.front') !== null
  return isAboveLine && !isShown('guide=') ? '.plate' : '.middle, .plate'
}

/** What is said on the cloth's upper edge hides nothing but what was asked for, has two lines at most, and its buttons are in reach. */
function faultsOfSlips(): string[] {
  const place = document.querySelector('.slip-place')
  if (!place || !new URLSearchParams(location.hash.slice(1)).has('slip')) return []
  const slips = [...place.querySelectorAll('.slip')].map((slip) => slip.getBoundingClientRect())
  const isAdvice = location.hash.includes('slip=advice')
  const hidden = [...document.querySelectorAll(NOT_UNDER_TIPS)].filter(
    (part) =>
      !(isAdvice && part.closest(placesUnderAdvice())) &&
      slips.some((slip) => overlap(slip, part.getBoundingClientRect())),
  )
  const buttons = [...place.querySelectorAll('button')].filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  return [
    ...(slips.length === 0
      ? ['there is no slip']
      : slips.some((slip) => !isInWindow(slip))
        ? ['a slip leaves the window']
        : []),
    ...(isAdvice ? faultsOfAdvice(place) : faultsWithin(place)),
    ...hidden.map((part) => `a slip lies on .${part.className}`),
    ...buttons.map((button) => `out of reach: ${button.textContent.trim()}`),
  ]
}

function faultsOfTable(): string[] {
  const isWatched = document.querySelector('.own') === null
  return [
    ...faultsOfPage(),
    ...faultsOfCoach(),
    ...faultsOfGuide(),
    ...faultsOfSlips(),
    ...faultsOfOthers(),
    ...['.middle', '.ask'].flatMap(faultsOfRoom),
    ...faultsOfMiddle(),
    ...faultsOfWords(),
    ...faultsOfButtons(),
    ...faultsOfTouch(),
    ...(isWatched ? [] : faultsOfHand()),
  ]
}

/** So many times in a row the same is found wrong before it counts. */
const TIMES_FOUND = 3
const MOST_TIMES = 20
const FRAMES_BETWEEN = 6

/** What is wrong with the table once it has come to rest: what measures itself in turn, hand, slip and question, needs more frames on a busy computer. */
async function faultsAtRest(): Promise<string[]> {
  let faults = faultsOfTable()
  let found = 1
  for (let times = 0; faults.length > 0 && found < TIMES_FOUND && times < MOST_TIMES; times += 1) {
    for (let frames = 0; frames < FRAMES_BETWEEN; frames += 1) await frame()
    await endMoves()
    const again = faultsOfTable()
    found = again.join() === faults.join() ? found + 1 : 1
    faults = again
  }
  return faults
}

/** Shows one table after the other and says of each what is wrong with it; nothing if all is well. */
export async function faultsOfTables(wishes: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const wish of wishes) {
    await show(wish)
    const found = await faultsAtRest()
    faults.push(...found.map((fault) => `${wish}: ${fault}`))
  }
  return faults
}
