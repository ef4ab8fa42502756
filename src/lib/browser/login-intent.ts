import { isId } from '../media/favourite-ids.ts'
import { readJson, store } from './browser-storage.ts'
import { readChosenActivity } from './chosen-activity.ts'

/** Action on a fellowship that a visitor started before the login. */
export type LoginIntent = { fellowship: number; act: 'join' | 'write' }

const key = 'asore:login-intent'

/** Lifetime in milliseconds: a much later login in this tab has another purpose. */
const holds = 30 * 60_000

/** Stores the intent in this tab until after the login. Without storage it is lost, and the user presses the button again. */
export const storeLoginIntent = (intent: LoginIntent): void =>
  void store(key, JSON.stringify({ ...intent, until: Date.now() + holds }), 'tab')

/** The stored intent; undefined when there is none or it has expired. Never throws. */
export function readLoginIntent(): LoginIntent | undefined {
  const { fellowship, act, until }: Record<string, unknown> = { ...Object(readJson(key, 'tab')) }
  if (!isId(fellowship) || !(act === 'join' || act === 'write')) return undefined
  const left = Number(until) - Date.now()
  return left > 0 && left <= holds ? { fellowship, act } : undefined
}

export const dropLoginIntent = (): void => void store(key, undefined, 'tab')

/** Path on which the intent, or the sign-up for a youth activity, is completed after the login; undefined without one. */
export function wayOfIntent(): string | undefined {
  const intent = readLoginIntent()
  const activity = readChosenActivity()
  if (intent) return wayTo(intent)
  return activity && `/youthsignup#${encodeURIComponent(activity)}`
}

/** Login URL with the way back to the fellowship. */
export const loginFor = (intent: LoginIntent): string => `/login?next=${encodeURIComponent(wayTo(intent))}`

const wayTo = ({ fellowship }: LoginIntent) => `/fellowships?group=${fellowship}`
