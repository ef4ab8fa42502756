import { readJson, store } from './browser-storage.ts'
import type { Id } from './contract/base.ts'

/** One tap in the attendance dialog, queued on this device until the backend has stored it. Null removes a mark. */
export type Mark = {
  fellowship: Id
  event: Id
  member: Id
  is_present: boolean | null
  /** Unique id of the tap: distinguishes two taps on the same member. */
  tap: string
}

export const markQueueKey = 'asore:attendance'

/** Fallback when the browser refuses storage: marks then live as long as the page. */
let unkept: Record<string, Mark[]> = {}

/** Unsent marks of `who` (a username), oldest first. Never throws. */
export const readMarks = (who: string): readonly Mark[] => readAll()[who] ?? []

/** Queues a mark; it replaces an earlier mark of the same member at the same event. */
export function putMark(who: string, mark: Omit<Mark, 'tap'>): void {
  const others = readMarks(who).filter((one) => !isSame(one, mark))
  write(who, [...others, { ...mark, tap: `${Date.now()}-${Math.random()}` }])
}

/** Removes a mark that was sent or refused; a newer tap on the same member stays. */
export function dropMark(who: string, { tap }: Mark): void {
  write(
    who,
    readMarks(who).filter((one) => one.tap !== tap),
  )
}

/** Removes the marks of a deleted event. */
export function dropMarksOf(who: string, event: Id): void {
  write(
    who,
    readMarks(who).filter((one) => one.event !== event),
  )
}

const isSame = (a: Omit<Mark, 'tap'>, b: Omit<Mark, 'tap'>): boolean =>
  a.fellowship === b.fellowship && a.event === b.event && a.member === b.member

function readAll(): Record<string, Mark[]> {
  const found = readJson(markQueueKey)
  if (typeof found !== 'object' || found === null) return unkept
  const kept = Object.entries(found).map(([who, marks]) => [
    who,
    Array.isArray(marks) ? marks.filter(isMark) : [],
  ])
  return { ...Object.fromEntries(kept), ...unkept }
}

function write(who: string, marks: Mark[]): void {
  const { [who]: _, ...others } = readAll()
  const all = marks.length > 0 ? { ...others, [who]: marks } : others
  const text = Object.keys(all).length > 0 ? JSON.stringify(all) : undefined
  unkept = store(markQueueKey, text) ? {} : all
}

function isMark(found: unknown): found is Mark {
  if (typeof found !== 'object' || found === null) return false
  const { fellowship, event, member, is_present, tap } = found as Record<string, unknown>
  const ids = [fellowship, event, member].every((id) => Number.isSafeInteger(id))
  return ids && typeof tap === 'string' && (is_present === null || typeof is_present === 'boolean')
}
