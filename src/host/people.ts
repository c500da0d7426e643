/** Everybody who has greeted this host. */
import type { Clock, Entropy } from '../engine/ports'
import type { Hello, Language } from '../protocol/messages'
import { LONGEST_NAME, nameSkeleton, sanitizeName } from '../protocol/text'
import { newPersonId, Session, type SavedPerson } from './session'

/** For whoever gives no name that could be shown. */
const GUEST: Readonly<Record<Language, string>> = { de: 'Gast', nl: 'Gast', en: 'Guest' }

/** The sessions of a host by person, no two with names that look alike. */
export class People {
  private readonly sessions = new Map<string, Session>()

  constructor(private readonly ports: { readonly clock: Clock; readonly entropy: Entropy }) {}

  /** All sessions, in the order of their first greeting. */
  all(): readonly Session[] {
    return [...this.sessions.values()]
  }

  /** A person's session; undefined if nobody is known by this id. */
  find(person: string): Session | undefined {
    return this.sessions.get(person)
  }

  /** The session that a greeting opens: an old one with its secret, otherwise a new one. */
  greet(hello: Hello): { readonly session: Session; readonly token: string } {
    const { token } = hello
    const known = token === undefined ? undefined : this.all().find((one) => one.opensWith(token))
    const session = known ?? this.admit(hello)
    const fresh = session.rotateToken(this.ports.entropy, known ? token : undefined)
    return { session, token: fresh }
  }

  /** Takes somebody in whom a saved table knows, and who is still there if it is given; whoever is known already stays as he is. */
  restore(saved: SavedPerson, table: string | undefined): void {
    if (this.sessions.has(saved.person)) return
    const session = new Session(saved, this.ports.clock.now())
    session.table = table
    this.sessions.set(saved.person, session)
  }

  /** Forgets somebody who has left for good. */
  forget(session: Session): void {
    this.sessions.delete(session.person)
  }

  /** The wished name, with a number if somebody else's looks like it. */
  freeName(wish: string, person: string): string {
    const taken = new Set<string>()
    for (const session of this.sessions.values()) {
      if (session.person !== person) taken.add(nameSkeleton(session.name))
    }
    for (let number = 1; ; number++) {
      const suffix = number === 1 ? '' : ` ${String(number)}`
      const name = sanitizeName(wish.slice(0, Math.max(1, LONGEST_NAME - suffix.length)) + suffix)
      if (!taken.has(nameSkeleton(name))) return name
    }
  }

  private admit({ name: asked, language }: Hello): Session {
    const person = newPersonId(this.ports.entropy)
    const wish = sanitizeName(asked)
    const name = this.freeName(wish === '' ? GUEST[language] : wish, person)
    const saved = { person, name, language, tokens: [], lastCommand: 0 }
    const session = new Session(saved, this.ports.clock.now())
    this.sessions.set(person, session)
    return session
  }
}
