/** Names that nobody at one host can mistake for each other. */
import { LONGEST_NAME, sanitizeName } from '../../engine/basics/text'
import { skeletonOf } from './skeletonOf'

interface Claim {
  readonly name: string
  readonly skeleton: string
  /** What its number counts under; to be given back. */
  readonly wished: string
  readonly number: number
}

/** The numbers that names of one skeleton have used up. */
interface Numbers {
  next: number
  readonly free: Set<number>
}

function numbered(wish: string, number: number): string {
  const suffix = number === 1 ? '' : ` ${String(number)}`
  return sanitizeName(wish.slice(0, Math.max(1, LONGEST_NAME - suffix.length)) + suffix)
}

/** Who is called what; a name is found without asking everybody, however many have the same. */
export class Names {
  private readonly holders = new Map<string, string>()
  private readonly claims = new Map<string, Claim>()
  private readonly numbers = new Map<string, Numbers>()

  /** `isBot`: whether a bot that sits at this host is called so that it looks like this. */
  constructor(private readonly isBot: (skeleton: string) => boolean = () => false) {}

  /** The wished name for this person, with a number if somebody else's looks like it. */
  claim(person: string, wish: string): string {
    this.release(person)
    const wished = skeletonOf(wish)
    const ofBots: number[] = []
    for (;;) {
      const number = this.takeNumber(wished)
      const name = numbered(wish, number)
      const skeleton = skeletonOf(name)
      if (this.holders.has(skeleton)) continue
      if (this.isBot(skeleton)) {
        ofBots.push(number)
        continue
      }
      for (const later of ofBots) this.numbers.get(wished)?.free.add(later)
      this.holders.set(skeleton, person)
      this.claims.set(person, { name, skeleton, wished, number })
      return name
    }
  }

  /** Whether somebody is called so that he could be mistaken for one of this name. */
  isTaken(name: string): boolean {
    return this.holders.has(skeletonOf(name))
  }

  /** Gives a person's name free. */
  release(person: string): void {
    const claim = this.claims.get(person)
    if (!claim) return
    this.claims.delete(person)
    this.holders.delete(claim.skeleton)
    const numbers = this.numbers.get(claim.wished)
    numbers?.free.add(claim.number)
    if (numbers && numbers.free.size === numbers.next - 1) this.numbers.delete(claim.wished)
  }

  private takeNumber(wished: string): number {
    const numbers = this.numbers.get(wished) ?? { next: 1, free: new Set() }
    this.numbers.set(wished, numbers)
    const [free] = numbers.free
    if (free !== undefined) {
      numbers.free.delete(free)
      return free
    }
    numbers.next += 1
    return numbers.next - 1
  }
}
