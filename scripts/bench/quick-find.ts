// npm run bench -- --find 100000: quick find in a church of 100,000 people, on both engines.
import { readdirSync, readFileSync } from 'node:fs'
import { type Engine, onEachEngine } from './filled-church.ts'
import { median, type Server, signIn } from './tools.ts'

const calls = 200
const mostMilliseconds = 50

/** What people type: a name of thousands, two names, the beginning of a name, part of a telephone number, what nobody has, and what is no name. */
const typed = ['mensah', 'ama mensah', 'kwa', 'ma', '02441', 'zq', 'sunday service']
const askers = ['admin', 'leader', 'member'] as const

/** Prints the times of each search. The bar is that of the 99th percentile. */
export const benchQuickFind = (people: number, { engine }: { engine: string }): Promise<void> =>
  onEachEngine((one) => benchEngine(one, people), engine)

async function benchEngine(engine: Engine, people: number): Promise<void> {
  const { server } = await engine.open(people, async () => undefined)
  const rows = []
  for (const asker of askers) {
    const headers = await signIn(server, asker)
    for (const words of typed)
      rows.push({ engine: engine.name, asker, words, ...(await timesOf(server, pathOf(words), headers)) })
  }
  console.table(rows)
  const beyond = rows.filter((row) => Number(row['p99: ms']) > mostMilliseconds)
  console.log(
    `${engine.name}: ${calls} calls one after the other. Bar: ${mostMilliseconds} ms at the 99th percentile; beyond it ${beyond.length} of ${rows.length}\n`,
  )
}

const pathOf = (words: string) => `find/?q=${encodeURIComponent(words)}`

/** The least, middle and 99th percentile of the calls, and of the processor time of the server's own process for each. */
export async function timesOf(server: Server, path: string, headers: Record<string, string>) {
  const url = `${server.url}/backend/api/${path}`
  const times: number[] = []
  const processor: number[] = []
  for (let call = 0; call < calls; call++) {
    const before = processorTime(server)
    const started = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
    times.push(performance.now() - started)
    processor.push(processorTime(server) - before)
  }
  return {
    'least: ms': Math.min(...times).toFixed(1),
    'middle: ms': median(times).toFixed(1),
    'p99: ms': p99(times).toFixed(1),
    'CPU, middle: ms': median(processor).toFixed(1),
    'CPU, p99: ms': p99(processor).toFixed(1),
  }
}

const p99 = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN

/**
 * Milliseconds that all threads of the process have run, which other work on the machine hardly changes: by nanoseconds, where
 * `tools.ts` has hundredths of a second. Linux only, NaN elsewhere.
 */
function processorTime({ process: { pid } }: Server): number {
  try {
    const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
  } catch {
    return Number.NaN
  }
}
