/* Chords: which texts are chords, and how they change with the key. Pure, for the browser as well. */

const sharps = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const
const flats = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'] as const

/** Keys that a song is played in, major ones first. */
export const songKeys = [
  ...(['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const),
  ...(['Cm', 'C#m', 'Dm', 'Ebm', 'Em', 'Fm', 'F#m', 'Gm', 'G#m', 'Am', 'Bbm', 'Bm'] as const),
]

/** Of a chord: its root, what follows it, and the bass after the slash. */
type Chord = { root: string; quality: string; bass: string }

/*
 * Only what musicians write after a root is a chord: [Ama], [Ebenezer] and [Ɛ] are words. The order matters: longer names first.
 */
const quality =
  /^(?:maj|min|dim|aug|sus|add|omit|no|(?:ma|mi)(?:2|4|5|6|7|9|11|13)|m|M|-|\+|°|ø|Δ|[b#]?(?:2|4|5|6|7|9|11|13)|\((?:(?:add|no|omit|sus|maj)?[b#]?\d,?)+\)|\/9)*$/
const shape = /^([A-G](?:[b#♭♯])?)([^/]*(?:\/9)?)(?:\/([A-G](?:[b#♭♯])?))?$/

const plain = (note: string) => note.replace('♭', 'b').replace('♯', '#')

/** A chord of its name; undefined for what is none. */
export function readChord(name: string): Chord | undefined {
  const [, root, after = '', bass = ''] = shape.exec(name) ?? []
  if (root === undefined || name.length > 16 || !quality.test(after)) return undefined
  return { root: plain(root), quality: after, bass: plain(bass) }
}

/** Whether a text is a chord, or a sign that stands in place of one. */
export const isChord = (text: string): boolean =>
  /^(N\.?C\.?|%|\|+)$/i.test(text) || readChord(text) !== undefined

/** The half tone of a note, from 0 for C; undefined for what is no note. */
function toneOf(note: string): number | undefined {
  const natural = sharps.indexOf(note.charAt(0) as (typeof sharps)[number])
  if (natural < 0) return undefined
  const sign = { '#': 1, b: -1 }[note.slice(1)] ?? 0
  return (natural + sign + 12) % 12
}

/** The note of a key, without what makes it minor. */
const tonicOf = (key: string) => key.replace(/m$/, '')

/** Half tones from one key up to another, 0 to 11; 0 where one of them is not known. */
export function stepsBetween(from: string, to: string): number {
  const [low, high] = [toneOf(tonicOf(from)), toneOf(tonicOf(to))]
  return low === undefined || high === undefined ? 0 : (high - low + 12) % 12
}

/** Whether chords of a key are written with flats. */
const hasFlats = (key: string): boolean => /^(F|Bb|Eb|Ab|Db|Gb|Cb|Dm|Gm|Cm|Fm|Bbm|Ebm|Abm)$/.test(key)

function transposeNote(note: string, steps: number, withFlats: boolean): string {
  const tone = toneOf(note)
  return tone === undefined ? note : ((withFlats ? flats : sharps)[(((tone + steps) % 12) + 12) % 12] ?? note)
}

/** A chord so many half tones higher, with the signs of the new key; what is no chord as it is. */
export function transposeChord(name: string, steps: number, newKey = ''): string {
  const chord = readChord(name)
  if (!chord || steps % 12 === 0) return name
  const withFlats = newKey ? hasFlats(newKey) : /b/.test(chord.root + chord.bass)
  const bass = chord.bass && `/${transposeNote(chord.bass, steps, withFlats)}`
  return `${transposeNote(chord.root, steps, withFlats)}${chord.quality}${bass}`
}

/** A key so many half tones higher, as songs name it. */
export function transposeKey(key: string, steps: number): string {
  const tone = toneOf(tonicOf(key))
  if (tone === undefined) return key
  const isMinor = key.endsWith('m')
  const wanted = (((tone + steps) % 12) + 12) % 12
  return songKeys.find((one) => one.endsWith('m') === isMinor && toneOf(tonicOf(one)) === wanted) ?? key
}

/** How a song is played: the key in which it sounds ('' as it is written), and the fret of the capo. */
export type Playing = { key: string; capo: number }

/** What chords of a song are changed by: half tones, and the key in which they are then written. */
export function chordSteps(songKey: string, { key, capo }: Playing): { steps: number; shown: string } {
  const sounds = key || songKey
  const up = key && songKey ? stepsBetween(songKey, key) : 0
  return { steps: up - capo, shown: sounds && transposeKey(sounds, -capo) }
}
