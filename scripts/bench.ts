// Prints the speed bars as ratios within one run: our process beside the machine's limit, in turns, on loopback.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

const root = fileURLToPath(new URL('..', import.meta.url))
const rounds = 5
const seconds = 3

type Target = { name: string; path: string; server: Server; encoding?: string }
type Server = { url: string; process: ChildProcess }
type Round = { rate: number; cpu: number }

/** Starts a program and waits for the address that it prints. */
function start(args: string[], environment: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...environment } })
  child.stderr.pipe(process.stderr)
  let output = ''
  return new Promise((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text
      const url = /http:\/\/\S+/.exec(output)?.[0]
      if (url) ready({ url, process: child })
    })
    child.on('exit', (code) => failed(new Error(`${args[0]} ended with ${code}`)))
  })
}

/** Seconds of processor time that the process has used; Linux only, NaN elsewhere. */
function processorTime(server: Server): number {
  try {
    const fields = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}

async function measure({ server, path, encoding = 'br' }: Target): Promise<Round> {
  const before = processorTime(server)
  const result = await autocannon({
    url: server.url + path,
    connections: 32,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} answered with errors`)
  const requests = result['2xx']
  return { rate: requests / seconds, cpu: ((processorTime(server) - before) / requests) * 1e6 }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const dataDir = await mkdtemp(join(root, 'dist', 'bench-'))
const church = await start(['dist/server/main.js'], { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' })
const raw = await start(['scripts/bench-limit.ts', join(dataDir, 'church.db')], {})
try {
  const targets: Target[] = [
    { name: 'raw node:http, one buffer', path: '/buffer', server: raw },
    { name: 'static page', path: '/', server: church },
    { name: 'raw node:http and prepared statement, 20 rows', path: '/rows', server: raw },
    {
      name: 'API list, 20 rows',
      path: '/backend/api/sermons/?limit=20',
      server: church,
      encoding: 'identity',
    },
  ]
  const taken = new Map<Target, Round[]>(targets.map((target) => [target, []]))
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) taken.get(target)?.push(await measure(target))
  }
  const rows = targets.map((target) => {
    const of = taken.get(target) ?? []
    return { name: target.name, rate: median(of.map((r) => r.rate)), cpu: median(of.map((r) => r.cpu)) }
  })
  console.log(`\nMedians of ${rounds} rounds of ${seconds} s, 32 connections, taken in turns:\n`)
  console.table(
    rows.map(({ name, rate, cpu }, index) => {
      const limit = rows[index - (index % 2)]
      return {
        name,
        'requests/s': Math.round(rate),
        'CPU µs/request': Math.round(cpu),
        'rate / limit': (rate / (limit?.rate ?? rate)).toFixed(2),
        'CPU / limit': (cpu / (limit?.cpu ?? cpu)).toFixed(2),
      }
    }),
  )
  console.log('Bars: static page at least 0.7 of the limit; API list at most 1.3 times the limit of CPU.\n')
} finally {
  for (const server of [church, raw]) server.process.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
