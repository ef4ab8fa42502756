/** The key of the draft whose submit got no answer: its form offers to send it, after a reload too. */
const key = 'asore:unsent'

/** Throws never, as all of these. */
export function keepUnsent(draft: string): void {
  try {
    sessionStorage.setItem(key, draft)
  } catch {
    // storage refused by the browser: there is no draft either
  }
}

export function forgetUnsent(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // storage refused by the browser
  }
}

/** The draft of the page before that was not sent, if it is there still. */
export function readUnsent(): string | undefined {
  try {
    const draft = sessionStorage.getItem(key)
    return draft && sessionStorage.getItem(draft) !== null ? draft : undefined
  } catch {
    return undefined
  }
}
