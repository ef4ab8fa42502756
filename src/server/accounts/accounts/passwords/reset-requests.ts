import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import type { AppEnv, Deps } from '../../../platform/context.ts'
import type { ResetRequestTable } from '../../../platform/db/tables/accounts.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { takeOldest } from '../../../platform/db/take-oldest.ts'
import type { Limits } from '../../../platform/http/rate-limit.ts'
import { record } from '../../../settings/system-log/repo.ts'
import { admitsMail } from '../addresses/mail-account.ts'
import { type Account, comparisonKey, findByMailbox } from '../repo.ts'
import { siteOf } from '../rights/site.ts'
import { inLanguageOf } from '../sessions/kept-language.ts'
import { deviceOf, isKnown } from '../sessions/known-devices.ts'
import { resetEmail } from './reset-email.ts'
import { addReset, mayMailReset } from './resets.ts'

/*
 * Forgotten passwords. The route does the same for a known and an unknown name: it adds a row here. A job sends the e-mail
 * after a random delay, so that the duration of a request that queues behind it reveals nothing.
 */

/** The delay of the job after the request, in milliseconds. */
const [soonest, latest] = [50, 250]

/** Without `limits`, in the job that answers what a process left that ended, nothing is counted. */
type Answering = Pick<Deps, 'db' | 'mail' | 'now'> & { limits?: Limits }

/** Stores a request for a new password for a username or address. */
export async function requestReset(c: Context<AppEnv>, login: string): Promise<void> {
  const { db, mail, now, address, limits } = c.var
  const request = {
    login_key: comparisonKey(login),
    device_hash: deviceOf(c) ?? null,
    requested_at: now().toISOString(),
    address,
    site: siteOf(c),
  }
  await db.insertInto('reset_request').values(request).execute()
  if (coming.has(db)) return
  coming.add(db)
  c.var.background.run(answerLater({ db, mail, now, limits }))
}

/** The databases with a scheduled job: one job answers all requests that are stored by then. */
const coming = new WeakSet<Db>()

async function answerLater(answering: Answering): Promise<void> {
  await wait(randomInt(soonest, latest))
  coming.delete(answering.db)
  await answerResetRequests(answering)
}

/** Answers every stored request, by e-mail where there is such an account. One process alone answers each request. */
export async function answerResetRequests({ db, mail, now, limits }: Answering): Promise<void> {
  for (;;) {
    const answered = await db.transaction().execute(async (transaction) => {
      const request = await takeOldest(transaction, 'reset_request')
      return request && { answer: await answer(transaction, request, now()) }
    })
    if (!answered) return
    const { email, isConfirmed } = answered.answer ?? {}
    // It counts in any case; the owner of a confirmed address gets it, whatever strangers have caused.
    const admits = !(email && limits) || (await admitsMail(limits, email.to))
    if (email && (admits || isConfirmed)) mail.send(email)
  }
}

type Request = Pick<ResetRequestTable, 'login_key' | 'device_hash' | 'address' | 'site'>

/** Writes one log entry for known and unknown names alike. The e-mail is sent after the transaction. */
async function answer(db: Db, request: Request, now: Date) {
  const account = await findByMailbox(db, request.login_key)
  const detail = account ? '' : 'unknown name'
  const action = 'Asked for a new password'
  await record(db, {
    at: now,
    action,
    detail,
    address: request.address,
    status: 'warning',
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
  const words = await inLanguageOf(db, account, () => resetEmail(account, { token, site }))
  const email = { until, to: account.email, ...words }
  return { email, isConfirmed: account.email_confirmed_at !== null }
}
