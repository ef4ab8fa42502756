/** Toasts for the next page: a page change would take them away before anybody has read them. */
export type HandedToast = { kind: 'success' | 'error'; text: string }

/** The event on `window` that asks the shell to show one now; the toast is its detail. */
export const toastEvent = 'asore:toast'

const key = 'asore:toasts'

/** Keeps a toast until the next page of this tab asks. Without storage it is lost, which nobody waits for. */
export function keepToast(toast: HandedToast): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...read(), toast]))
  } catch {
    // storage refused by the browser
  }
}

/** The toasts of the page before, each once. Throws never. */
export function takeToasts(): HandedToast[] {
  const kept = read()
  try {
    sessionStorage.removeItem(key)
  } catch {
    // storage refused by the browser
  }
  return kept
}

/** Whether a toast waits, without reading what it says. */
export function isToastWaiting(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function read(): HandedToast[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter(isToast) : []
  } catch {
    return []
  }
}

function isToast(found: unknown): found is HandedToast {
  if (typeof found !== 'object' || found === null) return false
  if (!('kind' in found && 'text' in found)) return false
  return (found.kind === 'success' || found.kind === 'error') && typeof found.text === 'string'
}
