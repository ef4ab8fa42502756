import { atom } from 'nanostores'
import { endOtherSessions, endSession, listSessions } from '../lib/api/accounts/sessions.ts'
import { whyRefused } from '../lib/api/api-error.ts'
import type { DeviceSession } from '../lib/contract/accounts/session.ts'
import { optimisticEdits } from './optimistic-edits.ts'

/** The member's sessions on all devices. */
export type Sessions =
  | { state: 'waiting' }
  | { state: 'listed'; sessions: readonly DeviceSession[] }
  | { state: 'failed'; why: string }

export const $sessions = atom<Sessions>({ state: 'waiting' })

const { $shown, load, act } = optimisticEdits<readonly DeviceSession[]>()
$shown.listen((sessions) => sessions && $sessions.set({ state: 'listed', sessions }))

export async function loadSessions(): Promise<void> {
  try {
    await load(listSessions)
  } catch (error) {
    $sessions.set({ state: 'failed', why: whyRefused(error) })
  }
}

/** Optimistic update: removes a device from the list, and restores it when the backend refuses. Throws ApiError. */
export const signOutOne = (id: number): Promise<string> =>
  without(
    (session) => session.id === id,
    () => endSession(id),
  )

/** The same for every other device. */
export const signOutOthers = (): Promise<string> =>
  without((session) => !session.is_current, endOtherSessions)

function without(gone: (session: DeviceSession) => boolean, end: () => Promise<string>): Promise<string> {
  const now = $sessions.get()
  // Fixed now: a session that starts later stays in the list.
  const ids = now.state === 'listed' ? now.sessions.filter(gone).map(({ id }) => id) : []
  return act((sessions) => sessions.filter(({ id }) => !ids.includes(id)), end)
}
