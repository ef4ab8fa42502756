import { readStored, store } from './browser-storage.ts'

/** Storage key for the draft whose submit got no response: its form offers to send it again, also after a reload. */
const key = 'asore:unsent'

/** Without storage there is no draft either. */
export function storeUnsent(draft: string): void {
  store(key, draft, 'tab')
}

export function forgetUnsent(): void {
  store(key, undefined, 'tab')
}

/** The previous page's unsent draft, if it still exists. */
export function readUnsent(): string | undefined {
  const draft = readStored(key, 'tab')
  return draft && readStored(draft, 'tab') !== undefined ? draft : undefined
}
