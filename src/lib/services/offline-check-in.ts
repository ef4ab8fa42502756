import { readJson, store } from '../browser/browser-storage.ts'
import { checkInSessionKey } from '../browser/clear-storage.ts'
import { putUnsent, readWaiting, type Unsent } from '../browser/outbox.ts'
import {
  type Act,
  CheckInSessionAnswer,
  type NameAnswer,
  NamesAnswer,
} from '../contract/services/check-in.ts'
import {
  checkInSessionLifetime,
  forgetCheckInSession,
  setCheckInSessionExpiry,
} from './offline-check-in-expiry.ts'

/*
 * What a phone keeps of an open check-in session, so that it works without a network: the names, and who is here. It is deleted when the
 * usher is done, when the session ends, when another member comes, and after a day (docs/decisions/people.md#marks-by-time).
 */

export type OfflineCheckIn = {
  who: string
  /** When the names were loaded, in milliseconds. */
  loadedAt: number
  /** Milliseconds to add to the phone's clock for the server's. */
  ahead: number
  sitting: CheckInSessionAnswer
  names: readonly NameAnswer[]
  all: boolean
}

/** The open check-in session of `who`; deletes one of somebody else, an old one and one that cannot be read. */
export function readOfflineCheckIn(who: string): OfflineCheckIn | undefined {
  const storedJson = readJson(checkInSessionKey) as Partial<OfflineCheckIn> | undefined
  if (!storedJson || !who) return undefined
  const checkInSession = CheckInSessionAnswer.safeParse(storedJson.sitting)
  const names = NamesAnswer.safeParse({ names: storedJson.names, all: storedJson.all })
  const { loadedAt = 0, ahead = 0 } = storedJson
  const isMine = storedJson.who === who && Math.abs(Date.now() - loadedAt) < checkInSessionLifetime
  if (isMine && checkInSession.success && names.success)
    return { who, loadedAt, ahead, sitting: checkInSession.data, ...names.data }
  forgetCheckInSession()
  return undefined
}

/** Returns whether the browser keeps it. */
export const storeCheckInSession = (kept: OfflineCheckIn): boolean =>
  setCheckInSessionExpiry(kept.loadedAt + checkInSessionLifetime) &&
  store(checkInSessionKey, JSON.stringify(kept))

const pathOf = (checkInSession: number): string => `check-in/sittings/${checkInSession}/acts/`

/** Queues acts that are sent as one. */
export const putActs = (
  checkInSession: number,
  acts: readonly Act[],
  { who, by }: { who: string; by: string },
) =>
  putUnsent({
    method: 'POST',
    path: pathOf(checkInSession),
    body: JSON.stringify({ acts }),
    who,
    by,
    what: 'Check-in mark',
  })

/** The acts of a queued call; none when it is another call. */
export function actsOf(checkInSession: number, { path, body }: Unsent): Act[] {
  if (path !== pathOf(checkInSession)) return []
  const { acts }: { acts?: unknown } = { ...Object(JSON.parse(body)) }
  return Array.isArray(acts) ? acts.filter(isAct) : []
}

/** Without the schema, which every page with a form would load: this module alone wrote the queue, and the server reads it again. */
function isAct(input: unknown): input is Act {
  const { kind, id, at }: Record<string, unknown> = { ...Object(input) }
  return [kind, id, at].every((text) => typeof text === 'string')
}

/** The acts of a check-in session that wait for the network. */
export const waitingActs = (checkInSession: number, who: string): Act[] =>
  readWaiting(who).flatMap((one) => actsOf(checkInSession, one))
