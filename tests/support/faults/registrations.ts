import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { OrderAnswer, RegistrationAnswer } from '../../../src/lib/contract/services/registration.ts'
import { fakeKey } from '../../../src/server/giving/giving/fake/key.ts'
import { openFakeProvider } from '../../../src/server/giving/giving/fake/server.ts'
import { startPostgres } from '../postgres.ts'
import { startServer } from '../server.ts'
import { call, isDone, signIn, until } from './call.ts'
import type { Outcome } from './outcome.ts'

type Crowd = { people: number; places: number; heard?: (line: string) => void }

/** How many calls are under way at once. */
const atOnce = 40

/**
 * So many people register for fewer places through two processes on one PostgreSQL. Each sends the order to both processes, as a browser does that
 * lost an answer. Every third of those with a place pays online at once, also through both processes. Nobody may have two orders, be lost, pay twice, or
 * have a place above those that there are, and the books have every payment once.
 */
export async function registerAtOnce({ people, places, heard }: Crowd): Promise<Outcome> {
  await using postgres = await startPostgres()
  const fake = await openFakeProvider()
  fake.mute()
  using _ = { [Symbol.dispose]: fake.close }
  const env = {
    DATABASE_URL: await postgres.create('registrations'),
    RATE_LIMITS: 'off',
    // Processes of one church share their keys.
    TOKEN_KEY: randomBytes(32).toString('base64url'),
    FACTOR_KEY: randomBytes(32).toString('base64url'),
    BACKUPS: '0',
    MIN_FREE_MB: '0',
    PAYSTACK_SECRET_KEY: fakeKey,
    PAYSTACK_URL: fake.url,
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
    const answer = await callAgain(url, `events/${event}/tickets/`, { body })
    if (!isDone(answer)) wrong.push(`${name} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  const began = performance.now()
  await inCrowds(crowd, async (guest, at) => {
    const order1 = order(urls[at % 2] ?? '', guest)
    const order2 = order(urls[(at + 1) % 2] ?? '', guest)
    await Promise.all([order1, order2])
  })
  heard?.(`${people} people registered twice each in ${Math.round(performance.now() - began)} ms`)
  const paid = new Set<string>()
  const pay = async (url: string, { secret, name }: (typeof crowd)[number], attempt: string) => {
    // These wallets pay at once.
    const body = {
      secret,
      attempt,
      amount: 2500,
      method: 'mtn-momo',
      telephone: '024 400 0000',
      email: 'guest@example.com',
    }
    const answer = await callAgain(url, 'tickets/pay/', { body })
    if (answer.status === 200) return void paid.add(name)
    // Who waits for a place pays nothing, and the second of two finds it paid.
    if (answer.status !== 409)
      wrong.push(`${name} paid, and was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  await inCrowds(
    crowd.filter((_guest, at) => at % 3 === 0),
    async (guest, at) => {
      const attempts = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
      await Promise.all(attempts.map((attempt, which) => pay(urls[(at + which) % 2] ?? '', guest, attempt)))
    },
  )
  // A busy provider may answer after the call has given up: the page waits until it is known.
  await inCrowds(
    crowd.filter(({ name }) => paid.has(name)),
    async ({ secret }, at) => {
      const isKnown = async () => {
        const { body } = await callAgain(urls[at % 2] ?? '', 'tickets/', { body: { secret } })
        return (body as OrderAnswer).attempt?.state === 'succeeded'
      }
      await until(isKnown, 'a payment', 120_000).catch(() => undefined)
    },
  )
  const states = new Map<string, number>()
  let paidSum = 0
  const codes = new Set<string>()
  await inCrowds(crowd, async ({ secret, name }, at) => {
    const { status, body } = await callAgain(urls[at % 2] ?? '', 'tickets/', { body: { secret } })
    if (status !== 200) return void wrong.push(`${name} was lost: ${status}`)
    const { state, tickets, paid: own, due } = body as OrderAnswer
    paidSum += own
    if (!isRight(body as OrderAnswer, paid.has(name)))
      wrong.push(`${name} (${state}) has paid ${own}, and ${due} is due`)
    states.set(state, (states.get(state) ?? 0) + 1)
    for (const { code } of tickets) if (code) codes.add(code)
  })
  const {
    placed,
    waiting,
    total,
    paid: sum,
  } = (await call(first.url, `registrations/${event}/`, { access })).body as RegistrationAnswer
  const charged = [...fake.charges.values()].length
  const taken = Math.min(people, places)
  const expected = {
    ...{ placed: taken, waiting: people - taken, codes: taken, total: taken * 2500 },
    ...{ charged: paid.size, sum: paid.size * 2500, paidSum: paid.size * 2500 },
  }
  const counted = { placed, waiting, codes: codes.size, total, charged, sum, paidSum }
  if (JSON.stringify(counted) !== JSON.stringify(expected))
    wrong.push(`counted ${JSON.stringify(counted)} in place of ${JSON.stringify(expected)}`)
  if (states.get('placed') !== taken)
    wrong.push(`${states.get('placed')} people were told that they have a place`)
  heard?.(`${placed} tickets, ${waiting} waiting, ${charged} paid online`)
  return { fault: 'two processes, one list', rounds: 1, acknowledged: people, wrong, back: 0 }
}

/** Calls, and calls again as somebody does who reads that the database does not answer at the moment: a crowd may keep it busy for longer than a call waits. */
async function callAgain(url: string, path: string, init: Parameters<typeof call>[2]) {
  for (let times = 0; ; times += 1) {
    const answer = await call(url, path, init)
    if (answer.status !== 503 || times === 60) return answer
    await pause(1000)
  }
}

/** Whether an order says what was paid, asks for the rest alone, and nobody has paid for a place that is not there. */
function isRight({ state, paid, due }: OrderAnswer, hasPaid: boolean): boolean {
  if (state === 'waiting') return paid === 0 && due === 0 && !hasPaid
  return paid === (hasPaid ? 2500 : 0) && due === 2500 - paid
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
  const settings = { is_open: true, places, has_waiting: true, pays_online: true, kinds }
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
