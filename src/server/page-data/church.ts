import type { Entry } from '../cache/entry.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Db } from '../db/tables.ts'
import type { Backend } from './backend.ts'

/** What pages that are made from data see of the church. */
export type OpenChurch = {
  db: Db
  cache: ResponseCache
  now: () => Date
  /** Days that the system log is kept unless the church has decided (LOG_DAYS). */
  logDays: number
  siteUrl: string | undefined
  /** Another backend, whose rows the pages show in place of this database's. */
  backend?: Backend | undefined
  headers: Record<string, string>
  /** The pages for one that is not there and for one that cannot be made now, and who hears of the latter; none while one develops. */
  instead?: { notFound: () => Entry; away: () => Entry; report: (error: unknown) => void }
}

// The pages are a bundle of their own, so a module's variable would be another one there.
const key = Symbol.for('asore.church')

/** Opens the pages' door: call it before the first of them is asked for. */
export function openViews(church: OpenChurch): void {
  Reflect.set(globalThis, key, church)
}

/** The site's own address: as it is set, else as it was asked for. */
export const siteOf = (asked: URL): URL => new URL(church().siteUrl ?? asked.origin)

/** The church behind the pages' door, or undefined: while the site is built there is none. */
export const churchIfOpen = (): OpenChurch | undefined => Reflect.get(globalThis, key)

/** The church behind the pages' door. Throws before it was opened. */
export function church(): OpenChurch {
  const open = churchIfOpen()
  if (!open) throw new Error('The church is not open yet: openViews comes first.')
  return open
}
