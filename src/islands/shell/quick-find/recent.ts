import { readJson, store } from '../../../lib/browser/browser-storage.ts'
import { recentFindsKey } from '../../../lib/browser/session-keys.ts'
import { findWords } from '../messages.ts'
import { type Hit, isOwnAddress, unique } from './hit.ts'

const mostRecent = 5

/** What was chosen last on this device, the latest first. */
export const recentHits = (): Hit[] => stored().map((hit) => ({ ...hit, group: findWords.recent }))

function stored(): Hit[] {
  const kept = readJson(recentFindsKey)
  return (Array.isArray(kept) ? kept : []).filter(isRecent).slice(0, mostRecent)
}

/** Remembers a choice until the person logs out: its name and address, without numbers of people. */
export function rememberHit({ title, href }: Hit): void {
  const hits = unique([{ group: 'Recent', title, href }, ...stored()]).slice(0, mostRecent)
  store(recentFindsKey, JSON.stringify(hits))
}

const isRecent = (one: Partial<Hit> | null): one is Hit =>
  one?.group === 'Recent' && typeof one.title === 'string' && isOwnAddress(one.href)
