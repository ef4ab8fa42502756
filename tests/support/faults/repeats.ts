import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { fakeKey } from '../../../src/server/giving/giving/fake/key.ts'
import { openFakeProvider } from '../../../src/server/giving/giving/fake/server.ts'
import { readSettings } from '../../../src/server/platform/config.ts'
import { encryptSecret, openFactorKeys } from '../../../src/server/platform/keys/encryption.ts'
import { freshFolder, startServer } from '../server.ts'

const FACTOR_KEY = 'f'.repeat(43)

/** A card answers at once, drops its answer, or takes a while: kills land in each. */
const behaviours = ['0000', '0005', '0008'] as const

type Rounds = { cards: number; kills: number }
type GiftRow = { reference: string; state: string; repeat_id: number }

/**
 * Kills the process (-9) at random moments while it charges cards and sends reminders. In the end both books are compared: no card is
 * charged twice in its month, no charge is lost, and no reminder goes out twice.
 */
export async function killWhileRepeating({ cards, kills }: Rounds) {
  const fake = await openFakeProvider()
  const office = await openOffice()
  const dataDir = await freshFolder()
  const env = {
    SMTP_URL: office.url,
    MAIL_FROM: 'church@example.com',
    PAYSTACK_URL: fake.url,
    PAYSTACK_SECRET_KEY: fakeKey,
    FACTOR_KEY,
    BACKUPS: '0',
    MIN_FREE_MB: '0',
  }
  const open = () => startServer({ dataDir, env })
  await (await open()).kill('SIGTERM')
  await plant(dataDir, fake.url, cards)
  for (let round = 0; round < kills; round++) {
    const server = await open()
    await wait(Math.random() * 900)
    await server.kill('SIGKILL')
  }
  const last = await open()
  const charged = () => [...fake.charges.values()].filter(({ returnTo, phone }) => !returnTo && !phone)
  const rows = () => readGifts(dataDir)
  const isSettled = () => {
    const states = new Map(rows().map(({ reference, state }) => [reference, state]))
    const isThere = ({ reference }: { reference: string }) => states.get(reference) === 'succeeded'
    if (countUnsent(dataDir) > 0) return false
    return states.size === cards && ![...states.values()].includes('created') && charged().every(isThere)
  }
  for (const until = Date.now() + 90_000; !isSettled() && Date.now() < until; ) await wait(300)
  // It writes the letters that it has before it ends.
  await last.kill('SIGTERM')
  const { wrong, letters } = compare(office.ids, charged(), rows())
  fake.close()
  office.close()
  await rm(dataDir, { recursive: true, force: true })
  return { wrong, letters, charged: charged().length, turns: cards }
}

/** A mail server that keeps the ids of the reminders that it took. */
async function openOffice() {
  const ids: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onData(stream, _, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const id = /^Message-ID: <(giving-repeat-[^@]*)@/im.exec(Buffer.concat(chunks).toString())?.[1]
        if (id) ids.push(id)
        answer()
      })
    },
  })
  // A line that ends with a killed process is no error.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return { ids, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

/** Cards that are due today, each first used at the fake, and as many queued reminders. */
async function plant(dataDir: string, url: string, cards: number): Promise<void> {
  const keys = await openFactorKeys(readSettings({ DATA_DIR: dataDir, FACTOR_KEY }))
  const church = new DatabaseSync(join(dataDir, 'church.db'))
  const account = church.prepare('select id from account where username = ?').get('member') as { id: number }
  const now = new Date().toISOString()
  const add = church.prepare(
    `insert into giving_repeat (account_id, way, every, on_day, fund, method, amount, currency, next_on, mode,
       email, card, sealed_authorization, created_at)
     values (?, ?, 'month', 1, 'tithe', 'bank-card', 5000, 'GHS', ?, 'sample', ?, 'visa 4081', ?, ?) returning id`,
  )
  const queue = church.prepare(
    `insert into giving_letter (about, about_id, period, account_id, queued_at) values ('repeat', ?, ?, ?, ?)`,
  )
  for (let at = 0; at < cards; at++) {
    const email = `card${at}x${behaviours[at % behaviours.length]}@example.com`
    const code = encryptSecret(keys, await firstUse(url, email, `first-${at}`), account.id)
    add.get(account.id, 'card', now.slice(0, 10), email, code, now)
    const reminder = add.get(account.id, 'remind', '2099-01-01', '', null, now) as { id: number }
    queue.run(reminder.id, now.slice(0, 10), account.id, now)
  }
  church.close()
}

/** Pays by card on the fake's page. Returns what charges the card again. */
async function firstUse(url: string, email: string, reference: string): Promise<string> {
  const headers = { Authorization: `Bearer ${fakeKey}` }
  const first = { email, amount: 5000, currency: 'GHS', reference, callback_url: 'http://127.0.0.1:1/' }
  await fetch(`${url}/transaction/initialize`, { method: 'POST', headers, body: JSON.stringify(first) })
  const body = new URLSearchParams({ answer: 'pay' })
  await fetch(`${url}/pay/${reference}`, { method: 'POST', body, redirect: 'manual' })
  const answer = await fetch(`${url}/transaction/verify/${reference}`, { headers })
  const { data } = (await answer.json()) as { data: { authorization: { authorization_code: string } } }
  return data.authorization.authorization_code
}

function readGifts(dataDir: string): GiftRow[] {
  const church = new DatabaseSync(join(dataDir, 'church.db'))
  const rows = church
    .prepare('select reference, state, repeat_id from gift join repeat_turn on gift_id = gift.id')
    .all() as GiftRow[]
  church.close()
  return rows
}

/** The letters that no process has given to its mail queue yet. */
function countUnsent(dataDir: string): number {
  const church = new DatabaseSync(join(dataDir, 'church.db'))
  const [row] = church.prepare('select count(*) as many from giving_letter where sent_at is null').all()
  church.close()
  return Number(row?.['many'])
}

type Charged = { email: string; reference: string; amount: number }

/** One line for each double, each loss and each difference between the two books. */
function compare(ids: readonly string[], charged: Charged[], gifts: GiftRow[]) {
  const wrong: string[] = []
  const known = new Map(gifts.map((gift) => [gift.reference, gift]))
  for (const [email, all] of Map.groupBy(charged, (charge) => charge.email))
    if (all.length > 1) wrong.push(`${email} was charged ${all.length} times`)
  for (const { reference } of charged) {
    const state = known.get(reference)?.state
    if (state !== 'succeeded') wrong.push(`${reference} is paid there and ${state} here`)
  }
  const paid = new Set(charged.map(({ reference }) => reference))
  for (const { reference, state } of gifts)
    if (state === 'succeeded' && !paid.has(reference)) wrong.push(`${reference} is paid here alone`)
  if (new Set(gifts.map(({ repeat_id }) => repeat_id)).size !== gifts.length)
    wrong.push('a repeat has two gifts in one month')
  if (new Set(ids).size !== ids.length) wrong.push('a reminder went out twice')
  return { wrong, letters: ids.length }
}
