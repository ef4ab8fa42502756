// Shared code of the benchmarks: starts a process and measures one of its URLs.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export type Server = { url: string; process: ChildProcess }
/** The request to measure. `rows` is the expected length of the list, so that an empty or refused response is an error. */
export type Target = {
  name: string
  path: string
  server: Server
  headers?: Record<string, string>
  rows?: number
}
export type Round = { rate: number; cpu: number; p99: number; average: number }

/** Starts a program and waits until it prints its URL. */
export function start(args: string[], environment: Record<string, string>): Promise<Server> {
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

type CheckedTarget = Omit<Target, 'server'> & { server: Pick<Server, 'url'> }

/** Throws unless the target responds with 200 and the expected number of rows. */
export async function checkTarget({ server, path, headers = {}, rows }: CheckedTarget): Promise<void> {
  const answer = await fetch(server.url + path, { headers })
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status} instead of 200`)
  if (rows === undefined) return
  const { results } = (await answer.json()) as { results?: unknown[] }
  if (results?.length !== rows)
    throw new Error(`${path} has ${results?.length ?? 'no'} rows instead of ${rows}`)
}

/** `variants`: asks in turn for so many addresses of the same answer, more than the cache of made-up addresses holds. */
type Pace = { seconds: number; connections: number; rate?: number; variants?: number }

/** Load test of some seconds: requests per second; CPU microseconds and milliseconds per request. */
export async function measure(
  target: Target,
  { seconds, connections, rate, variants = 0 }: Pace,
): Promise<Round> {
  await checkTarget(target)
  const { server, path, headers = { 'accept-encoding': 'br' } } = target
  const before = processorTime(server)
  const pace = rate && { overallRate: rate }
  const paths = Array.from({ length: variants }, (_, at) => ({ path: `${path}&variant=${at}` }))
  const result = await autocannon({
    url: server.url + path,
    connections,
    duration: seconds,
    headers,
    ...pace,
    ...(variants > 0 && { requests: paths }),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} answered with errors`)
  const requests = result['2xx']
  const cpu = ((processorTime(server) - before) / requests) * 1e6
  return {
    rate: requests / seconds,
    cpu,
    p99: result.latency.p99,
    average: (seconds * 1000 * connections) / requests,
  }
}

/** CPU seconds of the process; Linux only, NaN elsewhere. */
export function processorTime(server: Server): number {
  try {
    const fields = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Signs in with a demonstration account and returns the Authorization header. */
export async function signIn(
  server: Pick<Server, 'url'>,
  username: string,
): Promise<{ authorization: string }> {
  const body = JSON.stringify({ username, password: 'asore-demo-2026' })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const answer = await fetch(`${server.url}/backend/api/auth/login/`, init)
  const { access } = (await answer.json()) as { access: string }
  return { authorization: `Bearer ${access}` }
}
