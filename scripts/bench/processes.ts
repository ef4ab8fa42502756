// Part of npm run bench -- --members: what two processes of one church on PostgreSQL carry, compared with one.
import { availableParallelism } from 'node:os'
import autocannon from 'autocannon'
import { serverCommand } from '../setup/setup.mjs'
import { median, processorTime, type Server, signIn, start } from './tools.ts'

const seconds = 4
const rounds = 3
const connections = 16
const key = Buffer.alloc(32, 9).toString('base64url')

type Load = { name: string; bar: number; request: (at: number) => autocannon.Request; signedIn: boolean }

const loads: Load[] = [
  {
    name: 'public, from the cache',
    bar: 1.8,
    signedIn: false,
    request: () => ({ path: '/backend/api/sermons/?limit=20' }),
  },
  {
    name: 'personal reads',
    bar: 1.8,
    signedIn: true,
    request: () => ({ path: '/backend/api/prayer_requests/my/?limit=20' }),
  },
  {
    name: 'writes',
    bar: 1.6,
    signedIn: true,
    request: (at) => ({
      method: 'POST',
      path: '/backend/api/prayer_requests/create/',
      body: JSON.stringify({ title: `For rain ${at}`, description: 'The fields are dry.', isPrivate: true }),
    }),
  },
]

/**
 * Prints requests a second, and CPU of the processes for each request, of one process and of two. Two processes, PostgreSQL and
 * whoever asks need four cores; with fewer the rate cannot grow, and what the CPU would allow is the answer.
 */
export async function benchProcesses(url: string, folder: string): Promise<void> {
  const servers: Server[] = []
  try {
    for (const name of ['one', 'other']) {
      const environment = {
        DATABASE_URL: url,
        DATA_DIR: `${folder}/${name}`,
        PORT: '0',
        LANGUAGES: 'off',
        RATE_LIMITS: 'off',
        SAMPLE_YEAR: 'off',
        TOKEN_KEY: key,
      }
      servers.push(await start(serverCommand, environment))
    }
    const rows = []
    for (const load of loads) rows.push(await compare(load, servers))
    console.log(
      `\nTwo processes on PostgreSQL beside one, ${connections} callers, medians of ${rounds} rounds in turns, ${availableParallelism()} cores for all of it:\n`,
    )
    console.table(rows)
    console.log(
      'Bars: the rate at least 1.8 times (public, personal reads) and 1.6 times (writes), where there are four cores or more.\n',
    )
  } finally {
    for (const server of servers) server.process.kill('SIGTERM')
  }
}

async function compare({ name, bar, request, signedIn }: Load, servers: Server[]) {
  const one: Measured[] = []
  const two: Measured[] = []
  for (let round = 0; round < rounds; round++) {
    one.push(await ask(request, servers.slice(0, 1), signedIn))
    two.push(await ask(request, servers, signedIn))
  }
  const rate = (of: Measured[]) => median(of.map((each) => each.rate))
  const cpu = (of: Measured[]) => median(of.map((each) => each.cpu))
  return {
    '': name,
    'one: requests/s': Math.round(rate(one)),
    'two: requests/s': Math.round(rate(two)),
    'rate of two / one': (rate(two) / rate(one)).toFixed(2),
    'one: CPU µs/request': Math.round(cpu(one)),
    'two: CPU µs/request': Math.round(cpu(two)),
    'by CPU, two / one': ((2 * cpu(one)) / cpu(two)).toFixed(2),
    bar,
  }
}

type Measured = { rate: number; cpu: number }

let sent = 0

async function ask(request: Load['request'], servers: Server[], signedIn: boolean): Promise<Measured> {
  const [first] = servers
  const access = signedIn && first ? await signIn(first, 'member') : {}
  const before = sum(servers.map(processorTime))
  const results = await Promise.all(
    servers.map(({ url }) =>
      autocannon({
        url,
        duration: seconds,
        connections: connections / servers.length,
        headers: { ...access, 'content-type': 'application/json' },
        // Each write has other words, so that none is taken for a double tap.
        requests: [{ setupRequest: (made) => ({ ...made, ...request(sent++) }) }],
      }),
    ),
  )
  const answered = sum(results.map((result) => result['2xx']))
  if (sum(results.map(({ non2xx, errors }) => non2xx + errors)) > 0)
    throw new Error('Some requests were refused')
  return { rate: answered / seconds, cpu: ((sum(servers.map(processorTime)) - before) / answered) * 1e6 }
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
