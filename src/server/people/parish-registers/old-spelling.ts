import { searchWords } from '../../../lib/text/fold.ts'

/* Names of Ghana as missionaries and registrars wrote them, and as they are written now: Quarshie is Kwashie, Adjei is Agyei. */

/** What is written in two ways, and one way for both; in this order. */
const rules: readonly (readonly [written: RegExp, key: string])[] = [
  [/qu/g, 'kw'],
  [/q/g, 'k'],
  [/ph/g, 'f'],
  [/tsch|tch|ky|tw(?=[ei])/g, 'ch'],
  [/dj|gy|dz/g, 'j'],
  [/ck/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/sh/g, 's'],
  [/r(?=[^aeiouy]|$)/g, ''],
  [/oo|ou/g, 'u'],
  [/ee|ei|ey|ie|y(?![aeiou])/g, 'i'],
  [/h$/g, ''],
  [/(.)\1+/g, '$1'],
]

/** The words of a text by a key that old and new spellings have in common. */
export const spellingKey = (text: string): string =>
  searchWords(text)
    .map((word) => rules.reduce((key, [written, by]) => key.replace(written, by), word))
    .join(' ')
