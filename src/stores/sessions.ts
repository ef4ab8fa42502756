import { atom } from 'nanostores'
import { whyRefused } from '../lib/api/extensions.ts'
import { endOtherSessions, endSession, listSessions } from '../lib/api/own-account.ts'
import type { DeviceSession } from '../lib/contract/session.ts'

/** Where the member is signed in. */
export type Sessions =
  | { state: 'waiting' }
  | { state: 'listed'; sessions: readonly DeviceSession[] }
  | { state: 'failed'; why: string }

export const $sessions = atom<Sessions>({ state: 'waiting' })

export async function loadSessions(): Promise<void> {
  try {
    $sessions.set({ state: 'listed', sessions: await listSessions() })
  } catch (error) {
    $sessions.set({ state: 'failed', why: whyRefused(error) })
  }
}

/** Takes a device off the list at once; it comes back when the backend refuses. Throws ApiError. */
export const signOutOne = (id: number): Promise<string> =>
  without(
    (session) => session.id === id,
    () => endSession(id),
  )

/** The same for every device but this one. */
export const signOutOthers = (): Promise<string> =>
  without((session) => !session.is_current, endOtherSessions)

async function without(
  gone: (session: DeviceSession) => boolean,
  end: () => Promise<string>,
): Promise<string> {
  const before = $sessions.get()
  if (before.state === 'listed')
    $sessions.set({ state: 'listed', sessions: before.sessions.filter((session) => !gone(session)) })
  try {
    return await end()
  } catch (error) {
    $sessions.set(before)
    throw error
  }
}
