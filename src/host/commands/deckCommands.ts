/** The own decks of the host's computer: seen, saved and deleted by whoever sits at it, and by nobody while they are played with. */
import { nameContent, type ContentPort } from '../../engine/contract/content'
import { draftOfData } from '../../engine/decks/deckData'
import type { DeckDraft } from '../../engine/decks/deckDraft'
import type { DeckForm } from '../../engine/decks/deckForm'
import { likeEntries } from '../../engine/decks/likeEntries'
import { parseDeck } from '../../engine/decks/parseDeck'
import type { DeckPort } from '../ports'
import { STORAGE_FAILED, type RefusalOf } from '../refusal'
import { partOf } from './fetch'
import type { LobbyRequest } from './lobbyRequest'
import type { CommandResult } from './request'

type DeckRequest = Pick<LobbyRequest<'saveDeck'>, 'rooms' | 'session'>

const NAME = /^[a-z\d][a-z\d-]{0,63}$/u

function withDecks(
  { rooms, session }: DeckRequest,
  use: (decks: DeckPort) => CommandResult,
): CommandResult {
  if (!session.local) return { refusal: 'local-only' }
  const { decks } = rooms.ports
  return decks ? use(decks) : { refusal: 'no-such-content' }
}

/** Only an own deck that no match is being played with may be touched, or looked into. */
function refuseDeck({ rooms }: DeckRequest, id: string): RefusalOf | undefined {
  const { contents } = rooms.ports
  const piece = contents.isOwn(id) ? contents.find(id) : undefined
  if (!piece) return { refusal: 'no-such-content' }
  const isInPlay = rooms.tablePorts.isContentInPlay(piece.hash)
  return isInPlay ? { refusal: 'content-in-use' } : undefined
}

function shippedDecks(contents: ContentPort, form: DeckForm): readonly DeckDraft[] {
  const ids = contents.catalogue(form.catalogue) ?? []
  return ids.flatMap((id) => {
    const piece = contents.isOwn(id) ? undefined : contents.find(id)
    const draft = piece && draftOfData(piece.data, form).draft
    return draft ? [draft] : []
  })
}

/** What lies in the folder, as text in parts. */
export function lookAtDecks(request: LobbyRequest<'lookAtDecks'>): CommandResult {
  return withDecks(request, (decks) => partOf(JSON.stringify(decks.look()), request.command.from))
}

/** Saves a deck, once it has been read from end to end by its form and by its game. */
export function saveDeck(request: LobbyRequest<'saveDeck'>): CommandResult {
  const { rooms, command } = request
  const { catalogue, name, deck } = command
  return withDecks(request, (decks) => {
    const { planning } = rooms.tablePorts
    const form = planning.deckFormOf(catalogue)
    if (!form) return { refusal: 'no-such-content' }
    if (!NAME.test(name)) return { refusal: 'name-not-allowed' }
    const id = `${catalogue}/${name}`
    const { data } = parseDeck({ text: deck, format: 'json', title: name }, form)
    if (data === undefined || !planning.isReadable(catalogue, nameContent(id, data))) {
      return { refusal: 'deck-not-sound' }
    }
    const isThere = rooms.ports.contents.find(id) !== undefined
    if (isThere && !rooms.ports.contents.isOwn(id)) return { refusal: 'name-taken' }
    const refused = isThere ? refuseDeck(request, id) : undefined
    if (refused) return refused
    const saved = decks.save(catalogue, name, data)
    if (saved.ok) return undefined
    return saved.error === 'name-taken' ? { refusal: 'name-taken' } : STORAGE_FAILED
  })
}

/** Which entries of a deck are like shipped ones, told by their words: of the shipped ones themselves nothing is said. */
export function compareDeck(request: LobbyRequest<'compareDeck'>): CommandResult {
  const { rooms, command } = request
  return withDecks(request, () => {
    const form = rooms.tablePorts.planning.deckFormOf(command.catalogue)
    if (!form) return { refusal: 'no-such-content' }
    const { draft } = parseDeck({ text: command.deck, format: 'json', title: '' }, form)
    if (!draft) return { refusal: 'deck-not-sound' }
    const like = likeEntries(draft, shippedDecks(rooms.ports.contents, form), form)
    return partOf(JSON.stringify(like), 0)
  })
}

/** A deck to work on, as text in parts. */
export function fetchDeck(request: LobbyRequest<'fetchDeck'>): CommandResult {
  const { rooms, command } = request
  return withDecks(request, () => {
    const refused = refuseDeck(request, command.deck)
    if (refused) return refused
    return partOf(JSON.stringify(rooms.ports.contents.find(command.deck)?.data), command.from)
  })
}

/** Deletes a deck; records of matches that were played with it keep their copy. */
export function deleteDeck(request: LobbyRequest<'deleteDeck'>): CommandResult {
  const { command } = request
  return withDecks(request, (decks) => {
    const refused = refuseDeck(request, command.deck)
    if (refused) return refused
    const removed = decks.remove(command.deck)
    if (removed.ok) return undefined
    return removed.error === 'missing' ? { refusal: 'no-such-content' } : STORAGE_FAILED
  })
}
