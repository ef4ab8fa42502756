import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { Watched } from './watchdog.ts'

/*
 * The thread of the watchdog (watchdog.ts). It has no event loop of its own to hang: it waits on the shared counter. A
 * machine that slept wakes both at once, so the counter has one more second to move.
 */

const { shared, limit, json } = workerData as Watched
const counter = new Int32Array(shared)
const grace = 1000

const standsStill = (seen: number) =>
  Atomics.wait(counter, 0, seen, limit) === 'timed-out' &&
  Atomics.wait(counter, 0, seen, grace) === 'timed-out'

while (!standsStill(Atomics.load(counter, 0)));

const message = `The event loop stood still for ${limit / 1000} seconds (WATCHDOG_SECONDS). The process ends, to be started anew.`
const line = json ? JSON.stringify({ level: 'fatal', time: new Date().toISOString(), msg: message }) : message
writeSync(1, `${line}\n`)
process.kill(process.pid, 'SIGKILL')
