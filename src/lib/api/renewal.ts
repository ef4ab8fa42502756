import type { ConfiguredMiddleware, FetchLike } from 'wretch'

import { readAccess, readTokens } from '../../stores/session.ts'
import { clearBrowserStorage, forgetTokens, writeTokens } from '../../stores/session-acts.ts'
import type { Tokens } from '../browser/session-storage.ts'

/** Base URL of the API; on another host when the page sets one (`PUBLIC_API_HOST`). */
export const apiBase = `${globalThis.document?.documentElement.dataset['api'] ?? ''}/backend/api/`

/** Whether the backend is on another host. */
export const isForeign = !apiBase.startsWith('/')

/** Calls whose 401 does not mean "the access token has expired" (docs/specification/settled.md). */
const unrenewed = ['login', 'passkey-login', 'telephone-login', 'register', 'refresh', 'logout'].map(
  (call) => `${apiBase}auth/${call}/`,
)

/** 4xx statuses that say nothing about the token: timeout, too early, rate limit. */
const undecided = [408, 425, 429]

let underWay: Promise<boolean> | undefined

/**
 * On a 401, renews the session once for all concurrent calls and tabs, then retries the call once (spec 1 §4).
 * A refused renewal clears all browser storage. No response or a server error leaves storage unchanged. An access token
 * without a refresh token is no session and cannot be renewed: after a 401 it is removed and the call is retried without it.
 */
export const renewal: ConfiguredMiddleware = (next) => async (url, options) => {
  const sent = readTokens()
  const hasLoneAccess = !sent && readAccess() !== undefined
  const answer = await next(url, options)
  if (answer.status !== 401 || unrenewed.includes(url)) return answer
  if (hasLoneAccess) dropLone()
  const again = sent ? await renew(sent.access, next) : hasLoneAccess
  return again ? next(url, options) : answer
}

/** Removes the access token, unless a user has signed in meanwhile. */
function dropLone(): void {
  if (!readTokens()) forgetTokens()
}

/** Returns whether tokens newer than `spent` are stored now. */
function renew(spent: string, next: FetchLike): Promise<boolean> {
  underWay ??= acrossTabs(() => attempt(spent, next)).finally(() => {
    underWay = undefined
  })
  return underWay
}

/** Mutex across tabs (Web Locks). Without Web Locks or a secure context, `underWay` is the only lock, within one tab. */
function acrossTabs(act: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('asore:renewal', act) : act()
}

async function attempt(spent: string, next: FetchLike): Promise<boolean> {
  const stored = readTokens()
  if (!stored) return false
  if (stored.access !== spent) return true // another tab has renewed already
  const answer = await ask(stored.refresh, next)
  if (!answer) return false
  // During the request the user may have signed out, or another user in: the new tokens are then discarded.
  if (readTokens()?.refresh !== stored.refresh) return false
  if (isRefused(answer.status)) clearBrowserStorage()
  const tokens = answer.ok ? await readPair(answer) : undefined
  if (tokens) writeTokens(tokens)
  return tokens !== undefined
}

async function ask(refresh: string, next: FetchLike): Promise<Response | undefined> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ refresh })
  try {
    return await next(`${apiBase}auth/refresh/`, { method: 'POST', headers, body })
  } catch {
    return undefined
  }
}

const isRefused = (status: number) => status >= 400 && status < 500 && !undecided.includes(status)

/** Parsed without zod: Logout loads this file on pages that need no validator otherwise. */
async function readPair(answer: Response): Promise<Tokens | undefined> {
  const pair: unknown = await answer.json().catch(() => undefined)
  if (typeof pair !== 'object' || pair === null) return undefined
  const { access, refresh }: Record<string, unknown> = { ...pair }
  return typeof access === 'string' && typeof refresh === 'string' ? { access, refresh } : undefined
}
