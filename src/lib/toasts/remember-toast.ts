import { readJson, readStored, store } from '../browser/browser-storage.ts'
import { recentToastsKey } from '../browser/clear-storage.ts'
import { accessKey } from '../browser/session-keys.ts'
import type { FlashToast } from './toast-event.ts'

const most = 30

/** Adds a toast that is shown now to those of the session. A visitor's are not kept, since no logout would delete them. Never throws. */
export function rememberToast({ kind, text }: FlashToast): void {
  if (!readStored(accessKey)) return
  const before = readJson(recentToastsKey)
  const all = [{ kind, text, at: new Date().toISOString() }, ...(Array.isArray(before) ? before : [])]
  store(recentToastsKey, JSON.stringify(all.slice(0, most)))
}
