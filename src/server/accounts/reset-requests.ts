import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import type { AppEnv, Deps } from '../context.ts'
import type { Db, ResetRequestTable } from '../db/tables.ts'
import { record } from '../system-log/repo.ts'
import { deviceOf, isKnown } from './known-devices.ts'
import { type Account, findByMailbox, fold } from './repo.ts'
import { resetEmail } from './reset-email.ts'
import { addReset, mayMailReset } from './resets.ts'
import { siteOf } from './site.ts'

/*
 * A forgotten password. Its route does the same for a known name and an unknown one: it adds a row here. A job answers
 * by letter a moment later, at a time that nobody can foretell, so that no request that waits behind it tells anything.
 */

/** When the job comes, in milliseconds after the request. */
const [soonest, latest] = [50, 250]

type Answering = Pick<Deps, 'db' | 'mail' | 'now'>

/** Notes that somebody forgot the password of a username or address. */
export async function requestReset(c: Context<AppEnv>, login: string): Promise<void> {
  const { db, mail, now, address } = c.var
  const request = {
    login_key: fold(login),
    device_hash: deviceOf(c) ?? null,
    requested_at: now().toISOString(),
    address,
    site: siteOf(c),
  }
  await db.insertInto('reset_request').values(request).execute()
  if (coming.has(db)) return
  coming.add(db)
  c.var.background.run(answerLater({ db, mail, now }))
}

/** The databases whose next job is on its way: one job answers all that wait by then. */
const coming = new WeakSet<Db>()

async function answerLater(answering: Answering): Promise<void> {
  await wait(randomInt(soonest, latest))
  coming.delete(answering.db)
  await answerResetRequests(answering)
}

/** Answers every request that waits: by letter where there is such an account. Each is answered by one process alone. */
export async function answerResetRequests({ db, mail, now }: Answering): Promise<void> {
  for (;;) {
    const letter = await db.transaction().execute(async (transaction) => {
      const request = await takeOldest(transaction)
      return request && { words: await answer(transaction, request, now()) }
    })
    if (!letter) return
    if (letter.words) mail.send(letter.words)
  }
}

async function takeOldest(db: Db) {
  const oldest = await db.selectFrom('reset_request').selectAll().orderBy('id').limit(1).executeTakeFirst()
  if (oldest) await db.deleteFrom('reset_request').where('id', '=', oldest.id).execute()
  return oldest
}

type Request = Pick<ResetRequestTable, 'login_key' | 'device_hash' | 'address' | 'site'>

/** Known and unknown names cost one entry of the log each; the letter follows when the transaction has ended. */
async function answer(db: Db, request: Request, now: Date) {
  const account = await findByMailbox(db, request.login_key)
  const detail = account ? '' : 'unknown name'
  const action = 'Asked for a new password'
  await record(db, {
    ...{ at: now, action, detail, address: request.address, status: 'warning' },
    ...(account && { account }),
  })
  return account && mailReset(db, account, request, now)
}

async function mailReset(db: Db, account: Account, { device_hash, site }: Request, now: Date) {
  const accountId = account.id
  if (!account.email) return undefined
  const isKnownDevice = device_hash !== null && (await isKnown(db, accountId, device_hash))
  if (!(await mayMailReset(db, { accountId, isKnownDevice, now }))) return undefined
  const { token, until } = await addReset(db, accountId, now)
  return { until, to: account.email, ...resetEmail(account, { token, site }) }
}
