import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { funds, giftProviders, type ProviderName } from '../../../src/lib/contract/giving/giving.ts'
import { behaviours } from '../../../src/server/giving/giving/fake/behaviours.ts'
import { fakeHubtel, fakeKey, fakeMtn } from '../../../src/server/giving/giving/fake/key.ts'
import { freshFolder, ownNode, type RunningServer, startServer } from '../server.ts'
import type { Outcome } from './outcome.ts'

type Rounds = { gifts: number; kills: number; provider?: ProviderName; heard?: (line: string) => void }

/** What a giver wants: the amount, in cedis, is different for each, so that a double is seen in the book of the fake. */
type Wish = { amount: number; telephone: string; fund: string; secret: string }
type Booked = { reference: string; amount: number; status: string; behaviour: { extra?: number } }
type Row = { reference: string; amount: number; state: string; receipt_number: string | null }

const digits = Object.keys(behaviours)
const prefixes = ['024', '054', '055', '059', '025']

/**
 * Gives while the process is killed (-9) at random moments. The fake lives on, drops answers, and repeats, delays and forges
 * webhooks. In the end both books are compared: no gift is asked for twice, none that was paid is lost, and none differs.
 */
export async function killWhileGiving({
  gifts,
  kills,
  provider = 'paystack',
  heard,
}: Rounds): Promise<Outcome & { states: object }> {
  const fake = await startFake()
  const dataDir = await freshFolder()
  const stage: Stage = { fake, provider, dataDir, port: await freePort(), server: undefined, back: 0 }
  const wishes = Array.from({ length: gifts }, (_, at) => wishOf(at))
  let given = 0
  let stopped = false
  const giving = inParallel(wishes, 12, async (wish) => {
    while (!stopped && !(await begin(stage.server?.url, wish))) await wait(50)
    given += 1
  })
  for (let round = 0; round <= kills; round++) {
    await startOn(stage)
    // The last process lives until all are given.
    if (round === kills) break
    const target = Math.min(gifts - 1, (gifts / (kills + 1)) * (round + 1))
    await Promise.race([giving, reach(() => given >= target)])
    await wait(Math.random() * 300)
    await stage.server?.kill('SIGKILL')
    stage.server = undefined
    if ((round + 1) % 10 === 0) heard?.(`${round + 1} kills, ${given} gifts begun`)
  }
  await giving
  // Every prompt is answered or has ended now.
  await control(fake.url, 'clock', { advance: 300_000 })
  await settle(stage, wishes)
  stopped = true
  await stage.server?.kill('SIGTERM')
  const booked = (await control(fake.url, 'charges', {})) as Booked[]
  const church = new DatabaseSync(join(dataDir, 'church.db'))
  const rows = church.prepare('select reference, amount, state, receipt_number from gift').all() as Row[]
  church.close()
  fake.process.kill()
  await rm(dataDir, { recursive: true, force: true })
  return {
    fault: `kill -9 while gifts are on their way, ${provider}`,
    rounds: kills,
    acknowledged: given,
    wrong: compare(booked, rows, gifts),
    back: stage.back,
    states: Object.fromEntries(
      Map.groupBy(rows, ({ state }) => state)
        .entries()
        .map(([state, of]) => [state, of.length]),
    ),
  }
}

/** Waits until it is so. */
async function reach(isThere: () => boolean): Promise<void> {
  while (!isThere()) await wait(5)
}

type Fake = { process: ChildProcess; url: string }
type Stage = {
  fake: Fake
  provider: ProviderName
  dataDir: string
  port: number
  server: RunningServer | undefined
  back: number
}

function wishOf(at: number): Wish {
  const behaviour = digits[at % digits.length]
  const round = Math.floor(at / digits.length)
  const [prefix] = prefixes.slice(Math.floor(round / 1000) % prefixes.length)
  return {
    amount: at + 1,
    telephone: `${prefix}${String(round % 1000).padStart(3, '0')}${behaviour}`,
    fund: funds[at % funds.length]?.[0] ?? 'offering',
    secret: randomBytes(32).toString('base64url'),
  }
}

/** Presses once. False when there was no answer: the giver presses again. */
async function begin(url: string | undefined, { secret, fund, telephone, amount }: Wish): Promise<boolean> {
  const gift = {
    name: 'Esi',
    email: 'esi@example.com',
    message: '',
    paymentMethod: 'mtn-momo',
    amount: String(amount),
    fund,
    telephone,
  }
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ gift, secret })
  if (!url) return false
  const sent = fetch(`${url}/backend/api/giving/`, { method: 'POST', headers, body })
  const answer = await sent.catch(() => undefined)
  if (answer && answer.status >= 400 && answer.status < 500) throw new Error(await answer.text())
  if (answer?.status !== 201) return false
  // A guest of Hubtel pays on its page.
  const { redirect_url } = (await answer.json()) as { redirect_url: string }
  const paying = { method: 'POST', body: new URLSearchParams({ answer: 'pay' }), redirect: 'manual' } as const
  if (redirect_url) await fetch(redirect_url, paying)
  return true
}

async function startOn(stage: Stage): Promise<void> {
  const began = performance.now()
  // The same port after each kill: callbacks of Hubtel and MTN go to the address that the charge named.
  const env = { ...keysOf(stage), PORT: String(stage.port), BACKUPS: '0', MIN_FREE_MB: '0' }
  const server = await startServer({ dataDir: stage.dataDir, env })
  await control(stage.fake.url, 'webhook', { webhookUrl: `${server.url}/backend/api/giving/webhook/` })
  stage.back = Math.max(stage.back, Math.round(performance.now() - began))
  stage.server = server
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** The settings by which a church gives by one provider: the fake in its part. */
function keysOf({ fake: { url }, provider }: Stage): Record<string, string> {
  if (provider === 'paystack') return { PAYSTACK_URL: url, PAYSTACK_SECRET_KEY: fakeKey }
  if (provider === 'hubtel') {
    const { apiId, apiKey, posId } = fakeHubtel
    return { HUBTEL_URL: `${url}/hubtel`, HUBTEL_API_ID: apiId, HUBTEL_API_KEY: apiKey, HUBTEL_POS_ID: posId }
  }
  const { apiUser, apiKey, subscriptionKey } = fakeMtn
  return {
    MTN_URL: `${url}/mtn`,
    MTN_API_USER: apiUser,
    MTN_API_KEY: apiKey,
    MTN_CALLBACKS: 'on',
    MTN_SUBSCRIPTION_KEY: subscriptionKey,
  }
}

/** The providers whose dialects can be run. */
export const isProvider = (name: string): name is ProviderName => giftProviders.some((one) => one === name)

/** A reference as every provider's book has it. */
const plain = (reference: string) => reference.replaceAll('-', '')

/** Looks at every gift, as its page does, until those that are paid have succeeded; at most a minute and a half. */
async function settle({ server, fake }: Stage, wishes: Wish[]): Promise<void> {
  const paid = new Set(
    ((await control(fake.url, 'charges', {})) as Booked[])
      .filter(isPaid)
      .map(({ reference }) => plain(reference)),
  )
  let open = wishes
  for (const until = Date.now() + 90_000; open.length > 0 && Date.now() < until; ) {
    const waiting: Wish[] = []
    await inParallel(open, 12, async (wish) => {
      const headers = { 'X-Gift-Secret': wish.secret }
      const answer = await fetch(`${server?.url}/backend/api/giving/gift/`, { headers })
      const { state, reference } = (await answer.json()) as Row
      if (state !== 'succeeded' && paid.has(plain(reference))) waiting.push(wish)
    })
    open = waiting
    if (open.length > 0) await wait(1_000)
  }
}

const isPaid = ({ status, behaviour }: Booked) => status === 'success' && !behaviour.extra

/** One line for each double, each loss and each difference between the two books. */
function compare(booked: Booked[], rows: Row[], gifts: number): string[] {
  const wrong: string[] = []
  const byReference = new Map(rows.map((row) => [plain(row.reference), row]))
  const amounts = Map.groupBy(booked, ({ amount }) => amount)
  for (const [amount, all] of amounts)
    if (all.length > 1) wrong.push(`${amount} was asked for ${all.length} times`)
  if (rows.length !== gifts) wrong.push(`${gifts} gifts have ${rows.length} rows`)
  for (const charge of booked) {
    const { reference, amount, status } = charge
    const row = byReference.get(plain(reference))
    if (row?.amount !== amount) wrong.push(`${reference} is ${amount} there and ${row?.amount} here`)
    if (isPaid(charge) !== (row?.state === 'succeeded'))
      wrong.push(`${reference} is ${status} there and ${row?.state} here`)
  }
  const paid = rows.filter(({ state }) => state === 'succeeded')
  const known = new Set(booked.map(({ reference }) => plain(reference)))
  for (const { reference } of paid)
    if (!known.has(plain(reference))) wrong.push(`${reference} is paid here alone`)
  const receipts = new Set(paid.map(({ receipt_number }) => receipt_number))
  if (receipts.size !== paid.length || receipts.has(null))
    wrong.push('a receipt’s number is missing or not unique')
  return wrong
}

/** The fake as it is started for the sample church: it ends when its input does. */
async function startFake(): Promise<Fake> {
  const program = fileURLToPath(new URL('../../../dist/server/provider.js', import.meta.url))
  const process = spawn(ownNode(), [program, '--child'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [url] = (await once(createInterface({ input: process.stdout }), 'line')) as [string]
  return { process, url }
}

async function control(url: string, what: string, body: object): Promise<unknown> {
  const answer = await fetch(`${url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })
  return ((await answer.json()) as { data: unknown }).data
}

async function inParallel<One>(
  all: readonly One[],
  most: number,
  act: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = [...all]
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await act(one)
  }
  await Promise.all(Array.from({ length: most }, work))
}
