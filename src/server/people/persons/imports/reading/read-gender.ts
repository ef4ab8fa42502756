import { foldName } from '../../../../register/entries/names.ts'
import type { CellReader } from './row-read.ts'

const genders = new Map([
  ...['f', 'female', 'woman', 'w', 'girl', 'obaa', 'nyonu', 'femme', 'feminin', 'lady'].map(
    (word) => [word, 'female'] as const,
  ),
  ...['m', 'male', 'man', 'boy', 'obarima', 'nutsu', 'homme', 'masculin'].map(
    (word) => [word, 'male'] as const,
  ),
])

const notSaid = new Set(['unspecified', 'unknown', 'not said', 'n a', 'other', 'prefer not to say'])

/** A gender in English, French, Twi or Ewe; what says nothing is left out, and other words are kept. */
export const readGender: CellReader = ({ values }, cell, _of, { keep }) => {
  const gender = genders.get(foldName(cell))
  if (gender) values.gender = gender
  else if (!notSaid.has(foldName(cell))) keep()
}
