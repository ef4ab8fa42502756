import { backOff } from '../back-off.ts'

/** Timeout without progress, in milliseconds. Needed because a phone may not be notified of a lost connection. */
const stalled = 45_000

/** Watches one call: `signal` aborts when the caller's signal does, when the browser goes offline, or after the stall timeout. */
export function watchForStall(caller: AbortSignal) {
  const cut = new AbortController()
  const off = () => cut.abort()
  let timer = setTimeout(off, stalled)
  caller.addEventListener('abort', off)
  addEventListener('offline', off)
  return {
    signal: cut.signal,
    alive: () => {
      clearTimeout(timer)
      timer = setTimeout(off, stalled)
    },
    stop: () => {
      clearTimeout(timer)
      caller.removeEventListener('abort', off)
      removeEventListener('offline', off)
    },
  }
}

/** Waits until the browser comes online or the backoff has passed. Resolves at once when the caller aborts. */
export function backAgain(attempts: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, backOff(attempts))
    addEventListener('online', end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
