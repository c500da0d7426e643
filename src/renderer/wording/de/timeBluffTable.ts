/** What the table of Time Bluff says, in German. */

/** German words; the other languages have the same keys. */
export const timeBluffTable = {
  card: {
    clock: '{hour} Uhr, {clock}',
    pair: 'Partnerkarte {effect} zur {clock}',
    joker: 'Joker',
    vortex: 'Zeitstrudel',
    cuckoo: 'Kuckuck',
    down: 'verdeckte Karte',
  },
  cardLine: {
    joker: 'passt auf jede Stunde',
    vortex: 'offen: alle Hände wandern',
    cuckoo: 'nie richtig, nie offen',
  },
  clock: {
    grandfather: 'Standuhr',
    smartwatch: 'Smartwatch',
    radio: 'Radiowecker',
    alarm: 'Wecker',
  },
  effect: { jungle: 'Dschungel', beam: 'Beamen', snooze: 'Schlummern', broken: 'Kaputt' },
  effectLine: {
    jungle: 'niemand darf zweifeln',
    beam: 'schenk eine Karte her',
    snooze: 'zieht 1 und setzt aus',
    broken: 'alle anderen ziehen 1',
  },
}
