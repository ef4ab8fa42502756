import { Worker } from 'node:worker_threads'

/** Interval at which the event loop advances the counter, in milliseconds. */
const beat = 500

/** The data of the watchdog's thread. */
export type WatchdogData = { shared: SharedArrayBuffer; limit: number; json: boolean }

/**
 * A watchdog for the event loop. A separate thread watches a counter that the loop advances. If it does not change for
 * `limit` milliseconds, the thread logs a line and kills the process with SIGKILL, so that systemd or Docker restarts
 * it. `program` is the thread's file. Returns a function that stops the watchdog.
 */
export function openWatchdog(
  program: URL,
  { limit, json }: Omit<WatchdogData, 'shared'>,
): () => Promise<number> {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const counter = new Int32Array(shared)
  const timer = setInterval(() => {
    Atomics.add(counter, 0, 1)
    Atomics.notify(counter, 0)
  }, beat).unref()
  const workerData: WatchdogData = { shared, limit, json }
  const thread = new Worker(program, {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  })
  thread.unref()
  return () => {
    clearInterval(timer)
    return thread.terminate()
  }
}
