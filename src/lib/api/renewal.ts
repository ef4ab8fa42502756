import type { ConfiguredMiddleware, FetchLike } from 'wretch'

import { readAccess, readTokens } from '../../stores/session.ts'
import { clearBrowserStorage, forgetTokens, writeTokens } from '../../stores/session-acts.ts'
import type { Tokens } from '../session-storage.ts'

/** Of another host when the page names one (`PUBLIC_API_HOST`). */
export const apiBase = `${globalThis.document?.documentElement.dataset['api'] ?? ''}/backend/api/`

/** Whether the calls go to another host. */
export const isForeign = !apiBase.startsWith('/')

/** Calls whose own 401 says something else than "the access token is too old" (docs/decisions/0020). */
const unrenewed = ['login', 'passkey-login', 'register', 'refresh', 'logout'].map(
  (call) => `${apiBase}auth/${call}/`,
)

/** 4xx answers that judge no token: too slow, too early, too often. */
const undecided = [408, 425, 429]

let underWay: Promise<boolean> | undefined

/**
 * On a 401 renews the session once, whichever calls and tabs meet it, and repeats the call once (spec 1 §4).
 * A refused renewal clears all browser storage; no answer, or a broken server, leaves everything as it is. An access token
 * without a refresh token signs nobody in and cannot be renewed: once it is refused it goes, and the visitor's call is repeated.
 */
export const renewal: ConfiguredMiddleware = (next) => async (url, options) => {
  const sent = readTokens()
  const alone = !sent && readAccess() !== undefined
  const answer = await next(url, options)
  if (answer.status !== 401 || unrenewed.includes(url)) return answer
  if (alone) dropLone()
  const again = sent ? await renew(sent.access, next) : alone
  return again ? next(url, options) : answer
}

/** Forgets it, unless somebody signed in meanwhile. */
function dropLone(): void {
  if (!readTokens()) forgetTokens()
}

/** Answers whether newer tokens than `spent` are stored now. */
function renew(spent: string, next: FetchLike): Promise<boolean> {
  underWay ??= acrossTabs(() => attempt(spent, next)).finally(() => {
    underWay = undefined
  })
  return underWay
}

/** One tab at a time. A browser without Web Locks, or a page that is not secure, only has the lock of its own tab. */
function acrossTabs(act: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('asore:renewal', act) : act()
}

async function attempt(spent: string, next: FetchLike): Promise<boolean> {
  const stored = readTokens()
  if (!stored) return false
  if (stored.access !== spent) return true // another tab was first
  const answer = await ask(stored.refresh, next)
  if (!answer) return false
  // Somebody signed out, or in as another, while the answer was on its way: it is no longer theirs.
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

/** By hand instead of by zod: Logout carries this file to pages that have no other use for a validator. */
async function readPair(answer: Response): Promise<Tokens | undefined> {
  const pair: unknown = await answer.json().catch(() => undefined)
  if (typeof pair !== 'object' || pair === null) return undefined
  const { access, refresh }: Record<string, unknown> = { ...pair }
  return typeof access === 'string' && typeof refresh === 'string' ? { access, refresh } : undefined
}
