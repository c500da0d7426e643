/** The proof of a match: an honest record holds, every forged one is found, a missing one proves nothing. */
import { describe, expect, it } from 'vitest'
import { nameContent } from '../../../src/engine/contract/content'
import { commitTo, SECRET_BYTES, SHARE_BYTES, shareOf } from '../../../src/engine/match/fairDeal'
import { fastRandom } from '../../../src/engine/chance/fastRandom'
import { formatHex } from '../../../src/engine/basics/hex'
import { present } from '../../../src/engine/basics/invariant'
import { hashDeal, type MatchRecord } from '../../../src/engine/match/record'
import { err, ok } from '../../../src/engine/basics/result'
import { GAMES } from '../../../src/games/registry'
import { fetchRecord, type FetchText } from '../../../src/renderer/links/fetchRecord'
import {
  areEnough,
  verifyRecord,
  type RecordNotes,
} from '../../../src/renderer/replay/verifyRecord'
import { newMatch } from '../../pretend/newMatch'
import { WHISPER_CONTENT } from '../../pretend/content'
import { startedMatch } from '../../support/match/fairness'

const secret = new Uint8Array(SECRET_BYTES).fill(7)
const other = new Uint8Array(SECRET_BYTES).fill(8)
const commitment = commitTo(secret)
const shares = Object.fromEntries(
  [1, 2, 3].map((byte, seat) => {
    const bits = formatHex(new Uint8Array(SHARE_BYTES).fill(byte))
    return [seat, present(shareOf(bits), 'sixteen bytes are a share')]
  }),
)
const commitments = Object.fromEntries(
  Object.entries(shares).map(([seat, share]) => [seat, share.commitment]),
)

function playedMatch() {
  const match = startedMatch(GAMES['time-bluff'], {
    options: { target: 'round' },
    seats: 3,
    fairness: { secret: formatHex(secret), shares, commitment },
  })
  const random = fastRandom('verify')
  for (let [decision] = match.toAct(); decision; [decision] = match.toAct()) {
    const played = match.play(decision.seat, match.sampleMove(decision.seat, random))
    if (!played.ok) throw new Error(played.error.kind)
  }
  return { record: match.record(), outcome: present(match.outcome(), 'the match is over') }
}

const { record, outcome } = playedMatch()
const notes: RecordNotes = {
  commitment,
  commitments,
  deal: hashDeal(record),
  outcome,
  bits: shares[1]?.bits ?? '',
}
function faultOf(forged: unknown, told: RecordNotes = notes) {
  return verifyRecord(forged, [], told)
}

describe('verifying a record', () => {
  it('holds for an honest one, over the wire too', () => {
    expect(faultOf(JSON.parse(JSON.stringify(record)))).toBeUndefined()
  })

  it('holds for who came later and noted no more than the promise of the host', () => {
    expect(faultOf(record, { commitment, outcome })).toBeUndefined()
  })

  it('P-62 proves nothing of the deal to whoever has no own share, was told of no others, or saw nothing', () => {
    const stretch = { viewer: 1, first: commitment, steps: 0, digest: commitment } as const
    const seen = { stretches: [stretch], moves: [] }
    const all = { ...notes, seen }
    expect(areEnough(all)).toBe(true)
    const { bits: _bits, ...shareless } = all
    const { commitments: _commitments, ...untold } = all
    const { deal: _deal, ...unsettled } = all
    const blind = { ...all, seen: { stretches: [], moves: [] } }
    for (const less of [notes, shareless, untold, unsettled, blind]) {
      expect(areEnough(less)).toBe(false)
    }
  })

  it('finds a secret that is not the one that was promised', () => {
    const forged = { ...record, fairness: { ...record.fairness, secret: formatHex(other) } }
    expect(faultOf(forged)).toBe('commitment-differs')
    const both = { ...forged, fairness: { ...forged.fairness, commitment: commitTo(other) } }
    expect(faultOf(both)).toBe('commitment-differs')
  })

  it('finds that one’s own chance was left out, or that of others exchanged', () => {
    const [zero, , two] = [shares[0], shares[1], shares[2]]
    const without = { ...record.fairness.shares, 1: present(two, 'there are three') }
    expect(faultOf({ ...record, fairness: { ...record.fairness, shares: without } })).toBe(
      'own-share-missing',
    )
    const exchanged = { ...record.fairness.shares, 2: present(zero, 'there are three') }
    expect(faultOf({ ...record, fairness: { ...record.fairness, shares: exchanged } })).toBe(
      'shares-differ',
    )
  })

  it('P-30 finds a seat that is spelled twice in the place of another one, or is none of the match', () => {
    const [zero, one, two] = [shares[0], shares[1], shares[2]]
    const forgeries = [
      { '0': zero, '00': one, '2': two },
      { '0': zero, '01': one, '2': two },
      { ...shares, '3': zero },
    ]
    for (const forged of forgeries) {
      const fairness = { ...record.fairness, shares: forged }
      expect(faultOf({ ...record, fairness }, { commitment, outcome })).toBe('malformed')
    }
    expect(faultOf({ ...record, facts: { '00': 1 } }, { commitment, outcome })).toBe('malformed')
  })

  it('P-30 finds the own chance at another seat', () => {
    expect(faultOf(record, { ...notes, seat: 1 })).toBeUndefined()
    expect(faultOf(record, { ...notes, seat: 2 })).toBe('own-share-missing')
  })

  it('finds options that were not settled before the shuffle', () => {
    const forged = { ...record, options: { ...record.options, target: 50 } }
    expect(faultOf(forged)).toBe('deal-differs')
  })

  it('finds a changed or missing entry', () => {
    const cut = { ...record, entries: record.entries.slice(0, -1) }
    expect(faultOf(cut)).toBe('does-not-replay')
    const [first, ...rest] = record.entries
    const turned = { ...record, entries: [...rest, present(first, 'there are entries')] }
    expect(faultOf(turned)).toBe('does-not-replay')
  })

  it('tells other rules from a bad deal', () => {
    const older: MatchRecord = { ...record, rules: record.rules + 1 }
    expect(faultOf(older, { ...notes, deal: hashDeal(older) })).toBe('other-rules')
  })

  it('finds a result that was shown and does not come out', () => {
    const ranks = [1, 1, 1]
    expect(faultOf(record, { ...notes, outcome: { kind: 'ranking', ranks } })).toBe('other-result')
    expect(faultOf(record, { ...notes, outcome: { kind: 'none' } })).toBe('other-result')
  })

  it.each([null, 'text', {}, { game: 'chess' }, []])('finds that %j is no record', (raw) => {
    expect(faultOf(raw)).toBe('malformed')
  })
})

describe('fetching a record', () => {
  const whisper = newMatch({ options: { decks: ['farm', 'attic'] } }).record()
  function hostWith(texts: ReadonlyMap<string, string>): FetchText {
    return (wanted) => {
      const text = texts.get('match' in wanted ? String(wanted.match) : wanted.hash)
      return Promise.resolve(
        text === undefined
          ? err('match' in wanted ? 'no-such-match' : 'no-such-content')
          : ok(text),
      )
    }
  }
  const all = new Map([
    ['3', JSON.stringify(whisper)],
    ...WHISPER_CONTENT.map(({ hash, data }) => [hash, JSON.stringify(data)] as const),
  ])

  it('brings the content along that the record names, each named by its own hash', async () => {
    const fetched = await fetchRecord(hostWith(all), 3)
    expect(fetched.ok && fetched.value.record).toEqual(whisper)
    expect(fetched.ok && fetched.value.contents.map(({ id, hash }) => ({ id, hash }))).toEqual(
      whisper.content,
    )
  })

  it('does not take the host’s word for what content is', async () => {
    const [named] = whisper.content
    const swapped = new Map(all).set(present(named, 'there is content').hash, '{"things":[]}')
    const fetched = await fetchRecord(hostWith(swapped), 3)
    const first = fetched.ok ? fetched.value.contents[0] : undefined
    expect(first?.hash).toBe(nameContent('x', { things: [] }).hash)
  })

  it('says that a record or its content is missing', async () => {
    expect(await fetchRecord(hostWith(new Map()), 3)).toEqual(err('no-such-match'))
    const only = new Map([['3', JSON.stringify(whisper)]])
    expect(await fetchRecord(hostWith(only), 3)).toEqual(err('no-such-content'))
  })

  it('hands on what is damaged for the proof to find', async () => {
    const fetched = await fetchRecord(hostWith(new Map([['3', '{"game":']])), 3)
    expect(fetched.ok && fetched.value.record).toBeUndefined()
  })
})
