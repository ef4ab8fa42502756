import { readStored, store } from './browser-storage.ts'

/** The key of the draft whose submit got no answer: its form offers to send it, after a reload too. */
const key = 'asore:unsent'

/** Where the browser stores nothing, there is no draft either. */
export function keepUnsent(draft: string): void {
  store(key, draft, 'tab')
}

export function forgetUnsent(): void {
  store(key, undefined, 'tab')
}

/** The draft of the page before that was not sent, if it is there still. */
export function readUnsent(): string | undefined {
  const draft = readStored(key, 'tab')
  return draft && readStored(draft, 'tab') !== undefined ? draft : undefined
}
