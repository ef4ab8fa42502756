import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { WatchdogData } from './watchdog.ts'

/*
 * The watchdog's thread (watchdog.ts). It blocks on the shared counter, without an event loop that could hang. After a
 * machine's sleep both threads wake at once, so the counter gets one extra second to advance.
 */

const { shared, limit, json } = workerData as WatchdogData
const counter = new Int32Array(shared)
const grace = 1000

const isBlocked = (seen: number) =>
  Atomics.wait(counter, 0, seen, limit) === 'timed-out' &&
  Atomics.wait(counter, 0, seen, grace) === 'timed-out'

while (!isBlocked(Atomics.load(counter, 0)));

const message = `The event loop stood still for ${limit / 1000} seconds (WATCHDOG_SECONDS). The process ends, to be started anew.`
const line = json ? JSON.stringify({ level: 'fatal', time: new Date().toISOString(), msg: message }) : message
writeSync(1, `${line}\n`)
process.kill(process.pid, 'SIGKILL')
