/** Of whose absence this window has told all there is to tell: it is told once, whatever page one comes back from. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** The people, until they are back. */
export const useToldAway = defineStore('toldAway', () => {
  const people = shallowRef<ReadonlySet<string>>(new Set())
  return {
    has: (person: string) => people.value.has(person),
    add: (told: readonly string[]) => {
      people.value = new Set([...people.value, ...told])
    },
    /** Whoever else goes away now has not been told of. */
    keepOnly: (away: readonly string[]) => {
      people.value = new Set(away.filter((person) => people.value.has(person)))
    },
  }
})
