import { readJson, store } from './browser-storage.ts'
import { isId } from './favourite-ids.ts'

/** What a visitor was about to do with a fellowship when the login came between. */
export type LoginIntent = { fellowship: number; act: 'join' | 'write' }

const key = 'asore:login-intent'

/** How long it holds, in milliseconds: whoever logs in in this tab much later came for something else. */
const holds = 30 * 60_000

/** Keeps it in this tab until its owner is back. Without storage it is lost, and the button has to be pressed again. */
export const keepLoginIntent = (intent: LoginIntent): void =>
  void store(key, JSON.stringify({ ...intent, until: Date.now() + holds }), 'tab')

/** What is still intended; undefined for nothing, or for too long ago. Throws never. */
export function readLoginIntent(): LoginIntent | undefined {
  const { fellowship, act, until }: Record<string, unknown> = { ...Object(readJson(key, 'tab')) }
  if (!isId(fellowship) || !(act === 'join' || act === 'write')) return undefined
  const left = Number(until) - Date.now()
  return left > 0 && left <= holds ? { fellowship, act } : undefined
}

export const dropLoginIntent = (): void => void store(key, undefined, 'tab')

/** Where it was intended, and is done after the login; undefined for none. */
export function wayOfIntent(): string | undefined {
  const intent = readLoginIntent()
  return intent && `/fellowships?group=${intent.fellowship}`
}

/** The way to the login, and back to the fellowship. */
export const loginFor = ({ fellowship }: LoginIntent): string =>
  `/login?next=${encodeURIComponent(`/fellowships?group=${fellowship}`)}`
