import { randomBytes } from 'node:crypto'
import type { OrderAnswer, RegistrationAnswer } from '../../../src/lib/contract/services/registration.ts'
import { startPostgres } from '../postgres.ts'
import { startServer } from '../server.ts'
import { call, isDone, signIn } from './call.ts'
import type { Outcome } from './outcome.ts'

type Crowd = { people: number; places: number; heard?: (line: string) => void }

/** How many calls are under way at once. */
const atOnce = 40

/**
 * So many people register for fewer places through two processes on one PostgreSQL. Each sends the order to both processes, as a browser does that
 * lost an answer. Nobody may have two orders, be lost, or have a place above those that there are.
 */
export async function registerAtOnce({ people, places, heard }: Crowd): Promise<Outcome> {
  await using postgres = await startPostgres()
  const env = {
    DATABASE_URL: await postgres.create('registrations'),
    RATE_LIMITS: 'off',
    // Processes of one church share their keys.
    TOKEN_KEY: randomBytes(32).toString('base64url'),
    FACTOR_KEY: randomBytes(32).toString('base64url'),
    BACKUPS: '0',
    MIN_FREE_MB: '0',
  }
  await using first = await startServer({ env })
  await using second = await startServer({ env })
  const urls = [first.url, second.url]
  const { access } = await signIn(first.url, 'admin')
  const event = await addEvent(first.url, access)
  const kind = await openRegistration(first.url, access, { event, places })
  const crowd = Array.from({ length: people }, (_, at) => ({
    secret: randomBytes(32).toString('base64url'),
    name: `Guest ${at}`,
  }))
  const wrong: string[] = []
  const order = async (url: string, { secret, name }: (typeof crowd)[number]) => {
    const body = { secret, name, telephone: '024 555 0101', tickets: [{ kind, name }], total: 2500 }
    const answer = await call(url, `events/${event}/tickets/`, { body })
    if (!isDone(answer)) wrong.push(`${name} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  const began = performance.now()
  await inCrowds(crowd, async (guest, at) => {
    const order1 = order(urls[at % 2] ?? '', guest)
    const order2 = order(urls[(at + 1) % 2] ?? '', guest)
    await Promise.all([order1, order2])
  })
  heard?.(`${people} people registered twice each in ${Math.round(performance.now() - began)} ms`)
  const states = new Map<string, number>()
  const codes = new Set<string>()
  await inCrowds(crowd, async ({ secret, name }, at) => {
    const { status, body } = await call(urls[at % 2] ?? '', 'tickets/', { body: { secret } })
    if (status !== 200) return void wrong.push(`${name} was lost: ${status}`)
    const { state, tickets } = body as OrderAnswer
    states.set(state, (states.get(state) ?? 0) + 1)
    for (const { code } of tickets) if (code) codes.add(code)
  })
  const { placed, waiting, total } = (await call(first.url, `registrations/${event}/`, { access }))
    .body as RegistrationAnswer
  const taken = Math.min(people, places)
  const expected = { placed: taken, waiting: people - taken, codes: taken, total: taken * 2500 }
  const counted = { placed, waiting, codes: codes.size, total }
  if (JSON.stringify(counted) !== JSON.stringify(expected))
    wrong.push(`counted ${JSON.stringify(counted)} in place of ${JSON.stringify(expected)}`)
  if (states.get('placed') !== taken)
    wrong.push(`${states.get('placed')} people were told that they have a place`)
  heard?.(`${placed} tickets, ${waiting} waiting`)
  return { fault: 'two processes, one list', rounds: 1, acknowledged: people, wrong, back: 0 }
}

async function addEvent(url: string, access: string): Promise<number> {
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  const form = {
    title: 'Harvest camp',
    description: 'A camp.',
    date: day,
    time: '09:00',
    location: 'Aburi',
    category: 'other',
  }
  const { status, body } = await call(url, 'events/', { access, body: form })
  if (status !== 201) throw new Error(`The event was answered ${status}: ${JSON.stringify(body)}`)
  return Number(body['id'])
}

async function openRegistration(
  url: string,
  access: string,
  { event, places }: { event: number; places: number },
): Promise<number> {
  const kinds = [{ name: 'Guest', price: 2500 }]
  const settings = { is_open: true, places, has_waiting: true, kinds }
  const { status, body } = await call(url, `registrations/${event}/`, {
    access,
    method: 'PUT',
    body: settings,
  })
  if (status !== 200) throw new Error(`The registration was answered ${status}: ${JSON.stringify(body)}`)
  return (body as RegistrationAnswer).kinds[0]?.id ?? 0
}

/** Acts for all, some at once. */
async function inCrowds<One>(
  all: readonly One[],
  act: (one: One, at: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const work = async () => {
    for (let at = next++; at < all.length; at = next++) {
      const one = all[at]
      if (one !== undefined) await act(one, at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
