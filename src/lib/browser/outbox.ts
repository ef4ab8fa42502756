import type { Id } from '../contract/base.ts'
import { readJson, store } from './browser-storage.ts'

/*
 * The outbox: writes that this device has not sent yet, oldest first, in browser storage (docs/decisions/browser.md#outbox). They survive
 * closing the browser, and are sent for the person who wrote them only.
 */

/** A call of the API as it is sent; `path` follows the API's base URL, `body` is JSON. */
export type Call = { method: string; path: string; body: string }

/** One tap in the attendance dialog. Null removes a mark. */
export type MarkedMember = { fellowship: Id; event: Id; member: Id; is_present: boolean | null }

/** The form that a write came from: where it is, its draft's key, and the draft, so that it can be changed. */
type WrittenForm = { page: string; draft: string; fields: string }

export type Unsent = Call & {
  /** Unique: tells two writes with the same words apart. */
  id: string
  /** Username of the writer; '' for a visitor. */
  who: string
  /** Name of the writer, for the next person on this device. */
  by: string
  /** What it is, `Prayer request`. */
  what: string
  /** ISO 8601. */
  at: string
  /** The server's reason for a refusal. A refused call is not retried automatically. */
  refused?: string
  mark?: MarkedMember
  form?: WrittenForm
}

export const outboxKey = 'asore:outbox'

/** Fallback when the browser refuses storage: writes then live as long as the page. */
let unstored: readonly Unsent[] = []

/** Each tells whether its form, which is open on this page, sends a write itself. */
export const heldByForms = new Set<(id: string) => boolean>()

export const isHeld = (id: string): boolean => [...heldByForms].some((holds) => holds(id))

/** All unsent writes of this device, oldest first. Never throws. */
export function readOutbox(): readonly Unsent[] {
  const storedJson = readJson(outboxKey)
  return [...(Array.isArray(storedJson) ? storedJson.filter(isUnsent) : []), ...unstored]
}

/** The queued calls of `who` (a username, '' for a visitor). */
export const readWaiting = (who: string): readonly Unsent[] =>
  readOutbox().filter((one) => one.who === who && one.refused === undefined)

/** Adds a write at the end, and returns its id. */
export function putUnsent(one: Omit<Unsent, 'id' | 'at'>): string {
  const id = `${Date.now()}-${Math.random()}`
  write([...readOutbox(), { ...one, id, at: new Date().toISOString() }])
  return id
}

/** Removes a write that was sent or taken back. */
export const dropUnsent = (id: string): void => write(readOutbox().filter((one) => one.id !== id))

/** Changes a write in its place. */
export const changeUnsent = (id: string, change: Partial<Unsent>): void =>
  write(readOutbox().map((one) => (one.id === id ? { ...one, ...change } : one)))

/** Lets a refused write be sent once more. */
export const sendAgain = (id: string): void =>
  write(
    readOutbox().map(({ refused, ...one }) =>
      one.id === id || refused === undefined ? one : { ...one, refused },
    ),
  )

/** Queues a mark of `who`; it replaces an earlier mark of the same member at the same event. */
export function putMark(who: string, mark: MarkedMember, by = who): void {
  const { fellowship, event, member, is_present } = mark
  const path = `fellowships/${fellowship}/events/${event}/attendance/`
  const call: Call =
    is_present === null
      ? { method: 'DELETE', path: `${path}${member}/`, body: '' }
      : { method: 'POST', path, body: JSON.stringify({ member, is_present }) }
  write(readOutbox().filter((one) => one.who !== who || !isSame(one.mark, mark)))
  putUnsent({ ...call, who, by, what: 'Attendance mark', mark })
}

/** Removes the marks of a deleted event. */
export const dropMarksOf = (who: string, event: Id): void =>
  write(readOutbox().filter((one) => one.who !== who || one.mark?.event !== event))

const isSame = (a: MarkedMember | undefined, b: MarkedMember): boolean =>
  a?.fellowship === b.fellowship && a.event === b.event && a.member === b.member

function write(all: readonly Unsent[]): void {
  unstored = store(outboxKey, all.length > 0 ? JSON.stringify(all) : undefined) ? [] : all
}

function isUnsent(input: unknown): input is Unsent {
  if (typeof input !== 'object' || input === null) return false
  const { mark, form, refused, ...one } = input as Record<string, unknown>
  const texts = [one.id, one.who, one.by, one.what, one.at, one.method, one.path, one.body, refused ?? '']
  return texts.every((text) => typeof text === 'string') && isMarkOrNone(mark) && isFormOrNone(form)
}

function isMarkOrNone(input: unknown): boolean {
  const { fellowship, event, member, is_present }: Record<string, unknown> = { ...Object(input) }
  const ids = [fellowship, event, member].every((id) => Number.isSafeInteger(id))
  return input === undefined || (ids && (is_present === null || typeof is_present === 'boolean'))
}

function isFormOrNone(input: unknown): boolean {
  const { page, draft, fields }: Record<string, unknown> = { ...Object(input) }
  return input === undefined || [page, draft, fields].every((text) => typeof text === 'string')
}
