// npm run soak: load test with visitors for some minutes; exit code 1 on an error response or when memory grows.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { median, root, start } from '../bench/tools.ts'
import { serverCommand, serverEnvironment } from '../setup/setup.mjs'
import { type Found, visit } from './soak-visit.ts'

/** Maximum growth of the resident memory between warm-up and end: the greater of the two values. */
const mayGrow = { share: 0.15, bytes: 24 * 1024 * 1024 }

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '3' }, visitors: { type: 'string', default: '120' } },
})
const minutes = Number(values.minutes)
const visitors = Number(values.visitors)
if (!(minutes > 0 && minutes <= 60 && visitors >= 1)) {
  console.error('Say for how long, and how many come a minute: npm run soak -- --minutes 3 --visitors 120')
  process.exit(1)
}

type Sample = { memory: number; heap: number; lag: number }

const metricsPort = String(20_000 + (process.pid % 20_000))
const dataDir = await mkdtemp(join(root, 'dist', 'soak-'))
const environment = {
  ...serverEnvironment,
  PORT: '0',
  METRICS_PORT: metricsPort,
  DATA_DIR: dataDir,
  LANGUAGES: 'off',
  RATE_LIMITS: 'off',
  SAMPLE_YEAR: 'off',
  BACKUPS: '0',
}
// A first start makes the sample church, which no church that people use does: its memory is not measured.
await end(await start(serverCommand, environment))
const church = await start(serverCommand, environment)
try {
  const measured: Found = { visits: 0, requests: 0, times: [], errors: [] }
  await wait(5000)
  const idle = (await look()).memory
  const samples = await letThemCome(church.url, measured)
  await wait(60_000)
  tell(measured, samples, { before: idle, after: (await look()).memory })
} finally {
  await end(church)
  await rm(dataDir, { recursive: true, force: true })
}

function end({ process }: typeof church): Promise<unknown> {
  process.kill('SIGTERM')
  return new Promise((ended) => process.once('exit', ended))
}

async function letThemCome(url: string, found: Found): Promise<Sample[]> {
  const samples: Sample[] = []
  const under: Promise<void>[] = []
  const began = performance.now()
  const ends = began + minutes * 60_000
  const sampler = setInterval(() => void look().then((sample) => samples.push(sample), report(found)), 1000)
  for (let number = 0; performance.now() < ends; number++) {
    under.push(visit(url, number, found))
    await wait(Math.max(0, began + ((number + 1) * 60_000) / visitors - performance.now()))
  }
  await Promise.all(under)
  clearInterval(sampler)
  return samples
}

function report(measured: Found) {
  return (error: unknown) => void measured.errors.push(String(error))
}

async function look(): Promise<Sample> {
  const numbers = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(numbers)?.[1])
  return {
    memory: read('process_resident_memory_bytes'),
    heap: read('nodejs_heap_size_used_bytes'),
    lag: read('nodejs_eventloop_lag_p99_seconds') * 1000,
  }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

/** `atRest` is the memory without visitors: five seconds after the start, and a minute after the last visitor. */
function tell(
  { visits, requests, times, errors }: Found,
  samples: Sample[],
  atRest: { before: number; after: number },
): void {
  // The first quarter is the warm-up; the second quarter is compared with the last.
  const quarter = Math.floor(samples.length / 4)
  const part = (from: number, what: keyof Sample) =>
    median(samples.slice(from * quarter, (from + 1) * quarter).map((sample) => sample[what]))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  const grown = part(3, 'memory') - part(1, 'memory')
  const bound = Math.max(mayGrow.bytes, part(1, 'memory') * mayGrow.share)
  const lags = samples.map(({ lag }) => lag)
  const rows = {
    'visitors a minute': Math.round(visits / minutes),
    requests,
    errors: errors.length,
    'median ms': at(0.5),
    'p99 ms': at(0.99),
    'event loop lag, p99 ms: median': Math.round(median(lags)),
    'memory at rest, MB': megabytes(atRest.before),
    'memory after warm-up, MB': megabytes(part(1, 'memory')),
    'memory at the end, MB': megabytes(part(3, 'memory')),
    'memory at rest afterwards, MB': megabytes(atRest.after),
    'heap after warm-up, MB': megabytes(part(1, 'heap')),
    'heap at the end, MB': megabytes(part(3, 'heap')),
  }
  console.log(`\n${minutes} minutes, the machine's load now ${loadavg()[0]?.toFixed(1)}:\n`)
  console.table(Object.fromEntries(Object.entries(rows).map(([name, found]) => [name, { '': found }])))
  console.log(
    `Bars: no error; memory grows by at most ${megabytes(bound)} MB between the second quarter and the last.
Aims: at rest below 120 MB, and afterwards at most 20 MB more (docs/performance.md).\n`,
  )
  for (const line of [...new Set(errors)].slice(0, 20)) console.error(line)
  if (!(grown <= bound)) console.error(`The memory grew by ${megabytes(grown)} MB.`)
  process.exitCode = errors.length > 0 || !(grown <= bound) ? 1 : 0
}
