/** What is said where several people share one screen, and on the big screen of a room, in Dutch. */
import type { AppScreenWords } from '../de/appScreen'

/** Dutch words. */
export const appScreen: AppScreenWords = {
  screen: {
    title: 'Wie er op dit scherm speelt',
    several: 'Meer mensen op dit scherm',
    severalHint:
      'Jullie geven het scherm rond. Daartussen valt een gordijn, zodat niemand de kaarten van een ander ziet.',
    nameOf: 'Naam van speler {n}',
    another: 'Nog iemand',
    fewer: 'Eén speler minder',
    noClock: 'Er loopt geen klok, want die zou doorlopen terwijl het scherm rondgaat: {options}.',
    clock: 'Aan deze tafel loopt een klok, ook terwijl het scherm rondgaat: {options}.',
    atThis: 'Op dit scherm: {names}.',
    add: 'Nog iemand op dit scherm',
    addHint: 'Voor wie geen eigen apparaat heeft.',
    name: 'Naam',
    sitDown: 'Aanschuiven',
    handTo: 'Geef het scherm aan {name}.',
    nothingShown: 'De anderen kijken even weg. Van de kaarten is niets te zien.',
    iAm: 'Ik ben {name}',
    somebodyElse: 'Of is het aan iemand anders?',
    shown: '{name} speelt nu hier.',
    handOn: 'Aan {name} geven',
    handKey: 'Met G geef je het scherm aan {name}.',
    next: {
      asked: 'Het is nu aan {name}.',
      maybe: 'Iemand moet nog antwoorden. Geef het scherm rond.',
      vote: '{name} heeft nog niet gestemd.',
    },
    key: 'G: het scherm doorgeven',
  },
  big: {
    show: 'Toon de tafel op een groot scherm',
    title: 'De tafel op een groot scherm',
    full: 'Volledig scherm',
    /** As what the host knows it; nobody reads it. */
    name: 'Groot scherm',
    gathering: 'Het begint zo.',
    locked: 'Deze tafel heeft een wachtwoord.',
    look: 'Tonen',
  },
}
