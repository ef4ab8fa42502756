import { readJson, store } from './browser-storage.ts'

/* The youth activity that a visitor chose on this site before the login (docs/specification/settled.md). */

const key = 'asore:chosen-activity'

/** Lifetime in milliseconds: a much later login in this tab has another purpose. */
const holds = 30 * 60_000

/** Keeps the activity of the address `#slug` in this tab, if the visitor came from a page of this site. */
export function storeChosenActivity({ hash, origin }: Location, referrer: string): void {
  if (hash && referrer.startsWith(`${origin}/`))
    store(key, JSON.stringify({ slug: hash.slice(1), until: Date.now() + holds }), 'tab')
}

/** The slug; undefined when none is kept or it has expired. Never throws. */
export function readChosenActivity(): string | undefined {
  const { slug, until }: Record<string, unknown> = { ...Object(readJson(key, 'tab')) }
  const left = Number(until) - Date.now()
  return typeof slug === 'string' && left > 0 && left <= holds ? slug : undefined
}

export const dropChosenActivity = (): void => void store(key, undefined, 'tab')
