/** The proof of a match: an honest record holds, every forged one is found. */
import { describe, expect, it } from 'vitest'
import { commitTo, CONTRIBUTION_BYTES, SECRET_BYTES } from '../../../src/engine/fairDeal'
import { fastRandom } from '../../../src/engine/fastRandom'
import { formatHex } from '../../../src/engine/hex'
import { present } from '../../../src/engine/invariant'
import { startMatch } from '../../../src/engine/match'
import { GAMES } from '../../../src/games/registry'
import { verifyRecord } from '../../../src/renderer/replay/verifyRecord'

const secret = new Uint8Array(SECRET_BYTES).fill(7)
const contributions = [1, 2, 3].map((byte) =>
  formatHex(new Uint8Array(CONTRIBUTION_BYTES).fill(byte)),
)
const commitment = commitTo(secret)

function playedMatch() {
  const started = startMatch(GAMES['time-bluff'], {
    options: { target: 'round' },
    seats: 3,
    fairness: { secret: formatHex(secret), contributions, commitment },
  })
  if (!started.ok) throw new Error(started.error.kind)
  const match = started.value
  const random = fastRandom('verify')
  for (let [decision] = match.toAct(); decision; [decision] = match.toAct()) {
    const played = match.play(decision.seat, match.sampleMove(decision.seat, random))
    if (!played.ok) throw new Error(played.error.kind)
  }
  const { scores } = present(match.outcome(), 'the match is over')
  return { record: match.record(), scores }
}

const { record, scores } = playedMatch()
const notes = { commitment, scores, own: { seat: 1, bits: contributions[1] ?? '' } }

describe('verifying a record', () => {
  it('holds for an honest one, over the wire too', () => {
    expect(verifyRecord(JSON.parse(JSON.stringify(record)), notes)).toBeUndefined()
  })

  it('finds a secret that is not the one that was promised', () => {
    const other = formatHex(new Uint8Array(SECRET_BYTES).fill(8))
    const forged = { ...record, fairness: { ...record.fairness, secret: other } }
    expect(verifyRecord(forged, notes)).toBe('commitment-differs')
    const both = {
      ...forged,
      fairness: { ...forged.fairness, commitment: commitTo(new Uint8Array(SECRET_BYTES).fill(8)) },
    }
    expect(verifyRecord(both, notes)).toBe('commitment-differs')
  })

  it('finds that one’s own chance was left out', () => {
    const swapped = [contributions[0] ?? '', contributions[2] ?? '', contributions[2] ?? '']
    const forged = { ...record, fairness: { ...record.fairness, contributions: swapped } }
    expect(verifyRecord(forged, notes)).toBe('own-contribution-missing')
  })

  it('finds a changed or missing move', () => {
    const cut = { ...record, moves: record.moves.slice(0, -1) }
    expect(verifyRecord(cut, notes)).toBe('does-not-replay')
    const [first, ...rest] = record.moves
    const turned = { ...record, moves: [...rest, present(first, 'there are moves')] }
    expect(verifyRecord(turned, notes)).toBe('does-not-replay')
  })

  it('finds scores that were shown and do not come out', () => {
    const better = scores.map((score, seat) => (seat === 0 ? score + 1 : score))
    expect(verifyRecord(record, { ...notes, scores: better })).toBe('other-result')
  })

  it.each([null, 'text', {}, { game: 'chess' }, []])('finds that %j is no record', (raw) => {
    expect(verifyRecord(raw, notes)).toBe('malformed')
  })
})
