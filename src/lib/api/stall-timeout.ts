import { backOff } from '../back-off.ts'

/** A part that does not move for this long is taken for lost: a phone may never be told that its line is gone. */
const stalled = 45_000

/** Watches one call: its `signal` aborts when the caller's does, when the browser goes offline, and when nothing moves any more. */
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

/** Waits until the network is back, or until it is time to try again. Ends at once when the caller gives up. */
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
