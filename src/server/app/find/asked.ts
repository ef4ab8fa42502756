import type { Context, MiddlewareHandler } from 'hono'
import { type Found, longestFind } from '../../../lib/contract/website/quick-find.ts'
import { searchable, searchWords } from '../../../lib/text/fold.ts'
import type { AppEnv } from '../../platform/context.ts'
import { Refused, refuseFields } from '../../platform/errors/refusal.ts'
import { appRefusals } from '../messages.ts'

/** A search as it was asked for: the text for the resources' own searches, and its folded words for titles. */
export type Asked = { search: string; words: readonly string[] }

/** What is found of one kind, by the rights of the caller. */
export type Finder = (c: Context<AppEnv>, search: Asked) => Promise<Found[]>

/** The most that is shown of a kind. */
export const mostFound = 5

/** Reads `?q=`. Throws 400 without a word of two letters, and above `longestFind`. */
export function readAsked(c: Context<AppEnv>): Asked {
  const search = (c.req.query('q') ?? '').trim()
  const words = searchWords(search)
  if (search.length > longestFind || search.includes('\0'))
    refuseFields({ q: [appRefusals.searchAtMostLongestFind({ longestFind })] })
  if (!words.some((word) => word.length > 1)) refuseFields({ q: [appRefusals.giveWordAtLeast] })
  return { search, words }
}

/** Whether a text has all words. */
export function saysAll(text: string, { words }: Asked): boolean {
  const folded = searchable(text)
  return words.every((word) => folded.includes(word))
}

/** How many rows are read of a list, of which those that fit best are shown. */
export const mostRead = 50

/** The rows whose title has the words at beginnings of its own, then those that have them in it, then the others; at most `mostFound`. */
export function bestTitled<Row extends { title: string }>(rows: readonly Row[], search: Asked): Row[] {
  const begins = (title: string) => {
    const own = searchWords(title)
    return search.words.every((word) => own.some((one) => one.startsWith(word)))
  }
  const rank = ({ title }: Row) => (begins(title) ? 0 : saysAll(title, search) ? 1 : 2)
  return rows.toSorted((one, other) => rank(one) - rank(other)).slice(0, mostFound)
}

/** Whether a rule lets the caller in, as it does on the routes that have it. */
export async function admits(c: Context<AppEnv>, rule: MiddlewareHandler<AppEnv>): Promise<boolean> {
  try {
    await rule(c, async () => undefined)
    return true
  } catch (error) {
    if (error instanceof Refused && [401, 403].includes(error.status)) return false
    throw error
  }
}
