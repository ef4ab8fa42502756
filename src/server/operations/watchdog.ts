import { Worker } from 'node:worker_threads'

/** How often the event loop says that it runs, in milliseconds. */
const beat = 500

/** What the thread of the watchdog is told. */
export type Watched = { shared: SharedArrayBuffer; limit: number; json: boolean }

/**
 * A watchdog of the event loop. A thread of its own looks at a counter that the loop advances; when it stands still for
 * `limit` milliseconds, the thread writes a line to the log and ends the process with SIGKILL, so that systemd or Docker starts it
 * anew. `program` is the thread's file. Answers what stops the watchdog.
 */
export function openWatchdog(program: URL, { limit, json }: Omit<Watched, 'shared'>): () => Promise<number> {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const counter = new Int32Array(shared)
  const timer = setInterval(() => {
    Atomics.add(counter, 0, 1)
    Atomics.notify(counter, 0)
  }, beat).unref()
  const workerData: Watched = { shared, limit, json }
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
