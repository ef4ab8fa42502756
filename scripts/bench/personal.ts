import autocannon from 'autocannon'
import { measure, median, processorTime, type Round, type Server, signIn, type Target } from './tools.ts'

const rounds = 5
const api = '/backend/api'
const requests = 20

type Pair = { name: string; limit: Target; ours: Target }

/**
 * What a member reads and writes, beside the machine's limit: plain node:http with the same work. `raw` is the server of
 * bench-limit.ts. Returns the member's own list, as a target for further measurements.
 */
export async function benchPersonal(church: Server, raw: Server): Promise<Target> {
  const member = { 'accept-encoding': 'identity', ...(await signIn(church, 'member')) }
  const { token } = (await (await fetch(`${raw.url}/token`)).json()) as { token: string }
  const signed = { authorization: `Bearer ${token}` }
  for (let number = 1; number <= requests; number++) await ask(church, member, number)
  const list = {
    name: 'own',
    path: `${api}/prayer_requests/my/?limit=${requests}`,
    server: church,
    headers: member,
    rows: requests,
  }
  const account = { name: 'account', path: `${api}/users/me/`, server: church, headers: member }
  const pairs: Pair[] = [
    {
      name: 'own prayer requests, 20 rows',
      limit: { name: 'raw list', path: '/personal', server: raw, headers: signed, rows: requests },
      ours: list,
    },
    {
      name: 'own account, users/me/',
      limit: { name: 'raw account', path: '/account', server: raw, headers: signed },
      ours: account,
    },
  ]
  const rows: Record<string, unknown>[] = []
  for (const pair of pairs) rows.push(await compareReads(pair))
  for (const connections of [1, 32])
    rows.push(await compareWrites({ church, raw, member, signed, connections }))
  console.log(`\nWhat a member reads (32 connections) and writes, beside raw node:http with an HMAC check and a prepared
statement; medians of ${rounds} rounds, taken in turns:\n`)
  console.table(rows)
  console.log(
    `Bars: a read at most 2.5 times the CPU of its limit, a write at most 2 times the time of its limit.\n`,
  )
  return list
}

async function compareReads({ name, limit, ours }: Pair): Promise<Record<string, unknown>> {
  const pace = { seconds: 2, connections: 32 }
  // Code that V8 has not optimised yet takes several times as long.
  for (const target of [limit, ours]) await measure(target, pace)
  const taken: { limit: Round; ours: Round }[] = []
  for (let round = 0; round < rounds; round++)
    taken.push({ limit: await measure(limit, pace), ours: await measure(ours, pace) })
  return tell(name, taken)
}

type Writes = {
  church: Server
  raw: Server
  member: Record<string, string>
  signed: Record<string, string>
  connections: number
}

async function compareWrites({ church, raw, member, signed, connections }: Writes) {
  const taken: { limit: Round; ours: Round }[] = []
  const path = `${api}/prayer_requests/create/`
  for (let round = 0; round < rounds; round++) {
    const limit = await write({ server: raw, path: '/insert', headers: signed, connections })
    taken.push({ limit, ours: await write({ server: church, path, headers: member, connections }) })
  }
  return tell(`a prayer request, ${connections} at once`, taken)
}

type Writing = { server: Server; path: string; headers: Record<string, string>; connections: number }

async function write({ server, path, headers, connections }: Writing): Promise<Round> {
  const before = processorTime(server)
  const result = await autocannon({
    url: server.url + path,
    method: 'POST',
    connections,
    duration: 2,
    idReplacement: true,
    headers: { ...headers, 'content-type': 'application/json' },
    body: newRequest('[<id>]'),
  })
  const written = result['2xx']
  if (result.non2xx > 0 || written === 0) throw new Error(`${path} answered with errors`)
  return {
    rate: written / 2,
    cpu: ((processorTime(server) - before) / written) * 1e6,
    p99: result.latency.p99,
    average: (2000 * connections) / written,
  }
}

function tell(name: string, taken: readonly { limit: Round; ours: Round }[]): Record<string, unknown> {
  const of = (side: 'limit' | 'ours', what: keyof Round) => median(taken.map((round) => round[side][what]))
  const ratio = (what: keyof Round) => (of('ours', what) / of('limit', what)).toFixed(2)
  return {
    '': name,
    'limit: CPU µs': Math.round(of('limit', 'cpu')),
    'ours: CPU µs': Math.round(of('ours', 'cpu')),
    'CPU / limit': ratio('cpu'),
    'limit: ms': of('limit', 'average').toFixed(2),
    'ours: ms': of('ours', 'average').toFixed(2),
    'ms / limit': ratio('average'),
  }
}

const newRequest = (title: string) =>
  JSON.stringify({
    title: `Request ${title} of the benchmark`,
    description: 'Strength for the week, and patience with those who are ill. '.repeat(4),
    isPrivate: true,
  })

async function ask(server: Server, headers: Record<string, string>, number: number): Promise<void> {
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: newRequest(String(number)),
  }
  const { status } = await fetch(`${server.url}${api}/prayer_requests/create/`, init)
  if (status !== 201) throw new Error(`prayer_requests/create/ answers ${status} instead of 201`)
}
