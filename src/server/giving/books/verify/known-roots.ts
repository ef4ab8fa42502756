import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** A root that was kept, and where the chain has it. */
export type KnownRoot = {
  root: string
  /** The number of its entry, where that is known. */
  number: number | undefined
  /** The entry that has it now; undefined while none was found. */
  foundAt: number | undefined
  /** When and why it was noted, for those of the database; undefined for one that was given. */
  noted: string | undefined
}

const form = /^(?:(\d{1,12}):)?([0-9a-f]{64})$/

/** A root as it was printed or mailed: groups and capital letters do not matter. Undefined for anything else. */
export function readRoot(given: string): string | undefined {
  const [, number, root] = form.exec(given.replace(/\s/g, '').toLowerCase()) ?? []
  return root && (number ? `${Number(number)}:${root}` : root)
}

/** The given roots, and those that the database itself noted when they went out. */
export async function readRoots(db: Db, printed: readonly string[]): Promise<KnownRoot[]> {
  const sent = await db.selectFrom('book_root').selectAll().orderBy('book').orderBy('month').execute()
  const numbers = new Map(sent.map(({ root, number }) => [root, number]))
  const given = printed.map((one): KnownRoot => {
    const [, number, root = one] = form.exec(one) ?? []
    return { root, number: number ? Number(number) : numbers.get(root), foundAt: undefined, noted: undefined }
  })
  const known = sent.map(
    ({ root, number, book, day }): KnownRoot => ({
      root,
      number,
      foundAt: undefined,
      noted: sentOn(book, day),
    }),
  )
  return [...given, ...known]
}

const sentOn = (book: Book, day: string) => `that went out of the book "${book}" on ${day}`

/** Describes roots that the chain does not contain: from which entry on the book differs, as closely as the other roots tell. */
export function missingRoots(roots: readonly KnownRoot[]): string[] {
  const places = roots.flatMap(({ foundAt }) => foundAt ?? [])
  return roots
    .filter(({ foundAt, number }) => foundAt === undefined || (number !== undefined && number !== foundAt))
    .map(({ root, number, noted }) => {
      const before = places.filter((at) => number === undefined || at < number)
      const from = Math.max(0, ...before) + 1
      const until =
        number === undefined ? 'or from a later one' : number > from ? `or from one up to ${number}` : ''
      const where = [`The book differs from entry ${from} on`, until].filter(Boolean).join(', ')
      return `No entry has the hash ${root}${number === undefined ? '' : ` as entry ${number}`}${noted ? ` ${noted}` : ''}. ${where}.`
    })
}
