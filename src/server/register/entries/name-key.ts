import { type RawBuilder, sql } from 'kysely'

/*
 * By what people of the same name are looked up. Its index (db/migrations/baseline/triggers/found-people.ts) has an expression of functions that both
 * engines have themselves, so that every connection keeps it. It makes fewer spellings the same than lib/text/fold.ts: names are compared
 * again by names.ts.
 */

/** Letters by what stands for them: each letter of a text for the key. */
const spelled: Readonly<Record<string, string>> = {
  o: 'ɔƆóÓòÒôÔöÖõÕ',
  e: 'ɛƐéÉèÈêÊëË',
  n: 'ŋŊñÑ',
  d: 'ɖƉ',
  f: 'ƒƑ',
  g: 'ɣƔ',
  v: 'ʋƲ',
  a: 'áÁàÀâÂäÄãÃ',
  i: 'íÍìÌîÎïÏ',
  u: 'úÚùÙûÛüÜ',
  c: 'çÇ',
  ' ': '-',
  '': "'’‘",
}

const letters = Object.entries(spelled).flatMap(([plain, all]) =>
  [...all].map((one) => [one, plain] as const),
)
const plainOf = new Map(letters)

/** The key of a name. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/./gsu, (letter) => plainOf.get(letter) ?? letter)

/** The same in SQL, as in the index `person_name_key`. */
export const nameKeyIn = (column: string): RawBuilder<string> =>
  letters.reduce(
    (text, [one, plain]) => sql<string>`replace(${text}, ${sql.lit(one)}, ${sql.lit(plain)})`,
    sql<string>`lower(${sql.ref(column)})`,
  )
