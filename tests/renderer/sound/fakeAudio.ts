/** An audio context that notes what it is asked to play. */

/** A source that was started. Times in seconds. */
export interface Played {
  readonly source: 'noise' | 'tone'
  readonly start: number
  /** Absent as long as nothing ends it. */
  end?: number
}

/** A node that was made, and where it leads. */
interface Node {
  readonly leads: unknown[]
  connect(next: unknown): unknown
}

/** What has happened since the last `reset`. */
export const heard: {
  played: Played[]
  volumes: number[]
  nodes: Node[]
  faded: number
  destination: object
} = {
  played: [],
  volumes: [],
  nodes: [],
  faded: 0,
  destination: {},
}

/** Forgets what was played. */
export function resetHeard(): void {
  heard.played = []
  heard.volumes = []
  heard.nodes = []
  heard.faded = 0
}

/** Seconds of the context: what is played twice must be apart. */
export const clock = { now: 0 }

function node<Parts extends object>(parts: Parts): Node & Parts {
  const leads: unknown[] = []
  const made = {
    ...parts,
    leads,
    connect: (next: unknown): unknown => {
      leads.push(next)
      return next
    },
  }
  heard.nodes.push(made)
  return made
}

function param(): object {
  return {
    value: 1,
    setValueAtTime: () => undefined,
    setTargetAtTime: () => {
      heard.faded += 1
    },
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  }
}

function source(kind: Played['source']): object {
  let played: Played | undefined
  return {
    start: (start: number) => {
      played = { source: kind, start }
      heard.played.push(played)
    },
    stop: (end: number) => {
      if (played === undefined) throw new Error('stopped before it was started')
      played.end = end
    },
  }
}

/** Stands in for the browser's. */
export class FakeAudio {
  readonly sampleRate = 8000
  readonly state = 'running'
  readonly destination = heard.destination
  get currentTime(): number {
    return clock.now
  }
  createBuffer(_channels: number, length: number): object {
    const samples = new Float32Array(length)
    return { getChannelData: () => samples }
  }
  createBufferSource(): object {
    return node({ buffer: undefined, loop: false, ...source('noise') })
  }
  createOscillator(): object {
    return node({ frequency: param(), ...source('tone') })
  }
  createBiquadFilter(): object {
    return node({ type: 'lowpass', Q: param(), frequency: param() })
  }
  createDynamicsCompressor(): object {
    return node({ threshold: param(), ratio: param(), attack: param() })
  }
  createGain(): object {
    const gain = {
      ...param(),
      set value(loud: number) {
        heard.volumes.push(loud)
      },
    }
    return node({ gain })
  }
}
