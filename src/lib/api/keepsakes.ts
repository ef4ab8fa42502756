import {
  type Agreed,
  changesOf,
  type Kept,
  keepsakeKinds,
  merged,
  parseKept,
  readKept,
} from '../keepsakes.ts'
import { readUser } from '../session-storage.ts'
import { api, bodyOf } from './client.ts'

const agreedKey = 'asore:keepsakes'
let underWay: Promise<void> | undefined
let again = false

/**
 * PUT users/me/keepsakes/: brings this device and the member's others together. Silent: without a network, or with a backend
 * that knows nothing of it, everything stays on the device. One call at a time.
 */
export function syncKeepsakes(): Promise<void> {
  again = true
  underWay ??= untilDone().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function untilDone(): Promise<void> {
  while (again) {
    again = false
    await once().catch(() => undefined)
  }
}

async function once(): Promise<void> {
  const owner = readUser()?.username
  if (!owner) return
  const sent = readKept()
  const changes = changesOf(sent, owner, readAgreed())
  const answered = parseKept(await bodyOf(api.url('users/me/keepsakes/').put(changes)))
  // Somebody else may have signed in meanwhile.
  if (!answered || readUser()?.username !== owner) return
  const now = readKept()
  localStorage.setItem(agreedKey, JSON.stringify({ owner, kept: answered } satisfies Agreed))
  keep(merged(answered, sent, now), now)
}

/** Stores what is different, and tells this tab what the browser tells the others. */
function keep(wanted: Kept, now: Kept): void {
  for (const key of keepsakeKinds) {
    const newValue = JSON.stringify(wanted[key])
    if (newValue === JSON.stringify(now[key])) continue
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  }
}

function readAgreed(): Agreed | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(agreedKey) ?? 'null')
    if (typeof found !== 'object' || found === null || !('owner' in found && 'kept' in found))
      return undefined
    const kept = parseKept(found.kept)
    return kept && { owner: String(found.owner), kept }
  } catch {
    return undefined
  }
}
