import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import type { CodeBudget } from '../../../lib/text-budgets.ts'
import { codeMinutes } from '../../../lib/time/code-minutes.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { countParts, plain } from '../../platform/delivery/text-letters.ts'
import { readChurch, readChurchSettings } from '../../settings/church-settings/repo.ts'
import { record } from '../../settings/system-log/repo.ts'
import { findOwner } from '../accounts/addresses/confirmed-telephones.ts'
import { findAccount } from '../accounts/repo.ts'
import { inLanguageOfAccount } from '../accounts/sessions/kept-language.ts'
import type { Purpose } from './codes.ts'
import { codeTextWords as words } from './messages.ts'
import { postText } from './post-text.ts'
import { releaseReserved, reserve } from './spending.ts'

/** What the code is for, in the system log. */
const uses: Record<Purpose, string> = {
  'sign-in': 'to log in',
  reset: 'for a new password',
  confirm: 'to confirm this number',
}

/** A name longer than this would make two parts of the message. */
const longestName = 40

/** The text message of a code, in the language of its reader. The code comes first: telephones show the beginning. */
function wordsOf(code: string, purpose: Purpose, name: string): string {
  const church = nameWithin(name)
  const values = { code, church, minutes: codeMinutes }
  if (purpose === 'confirm') return plain(words.confirm(values))
  return plain(purpose === 'reset' ? words.reset(values) : words.signIn(values))
}

/** The church's name, as far as it leaves the message one part. */
function nameWithin(church: string): string {
  const name = plain(church).slice(0, longestName)
  // A name in another script would make three parts of it.
  return countParts(name).dear.length > 0 ? words.yourChurch : name
}

type Owned = { purpose: Purpose; telephone: string; accountId?: number | undefined }

/**
 * The budget that pays for a code. Codes to unconfirmed numbers, which anybody can cause, have one of their own, so that they
 * cannot use up that of confirmed numbers.
 */
export async function budgetOf(db: Db, { purpose, telephone, accountId }: Owned): Promise<CodeBudget> {
  if (purpose !== 'confirm') return 'codes'
  const owner = await findOwner(db, telephone)
  return owner !== undefined && owner.account_id === accountId ? 'codes' : 'unproven'
}

type Sending = { id: number; code: string; telephone: string; purpose: Purpose }

/**
 * Sends a code, if its number is known, after a random delay: neither the answer nor a call that queues behind it shows whether it is
 * known. The code stands in memory alone until then; a server that stops meanwhile sends none, and the person asks again.
 */
export function sendLater(c: Context<AppEnv>, sending: Sending): void {
  c.var.background.run(wait(randomInt(50, 250)).then(() => send(c, sending)))
}

async function send(c: Context<AppEnv>, { id, code, telephone, purpose }: Sending): Promise<void> {
  const now = c.var.now()
  const { sms_price } = await readChurchSettings(c.var.db)
  const { name, short_name } = await readChurch(c.var.db)
  const reader = await readerOf(c.var.db, { id, telephone, purpose })
  const text = await inLanguageOfAccount(c.var.db, reader, () => wordsOf(code, purpose, short_name || name))
  const cost = countParts(text).parts * sms_price
  const addressed = await c.var.db
    .transaction()
    .execute((db) => address(c, db, { id, telephone, purpose, cost }))
  if (addressed === undefined) return
  const sent = await postText(c, { telephone, text })
  if (!sent || sent.kind === 'taken') return
  const { accountId, budget } = addressed
  const account = await findAccount(c.var.db, accountId)
  await c.var.db.transaction().execute(async (db) => {
    // Where the answer was lost it may have been charged.
    if (sent.kind !== 'no answer') await releaseReserved(db, { budget, cost, now })
    const action = 'A code by text message may not have arrived'
    const { address } = c.var
    await record(db, {
      at: now,
      action,
      detail: sent.why,
      address,
      status: 'warning',
      ...(account && { account }),
    })
  })
}

/** Whose account a code opens; null for nobody's. */
async function readerOf(db: Db, { id, telephone, purpose }: Omit<Sending, 'code'>): Promise<number | null> {
  if (purpose !== 'confirm') return (await findOwner(db, telephone))?.account_id ?? null
  const row = await db.selectFrom('text_code').select('account_id').where('id', '=', id).executeTakeFirst()
  return row?.account_id ?? null
}

type Addressed = Pick<Sending, 'id' | 'telephone' | 'purpose'> & { cost: number }

/** To whom a code goes: the owner of the number, or who asks to confirm it. Counts its cost, and writes one entry in any case. */
async function address(
  c: Context<AppEnv>,
  db: Db,
  { id, telephone, purpose, cost }: Addressed,
): Promise<{ accountId: number; budget: CodeBudget } | undefined> {
  const now = c.var.now()
  const row = await db
    .selectFrom('text_code')
    .select('account_id')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  const owner = purpose === 'confirm' ? row : await findOwner(db, telephone)
  const account = owner?.account_id ? await findAccount(db, owner.account_id) : undefined
  const budget = await budgetOf(db, { purpose, telephone, accountId: account?.id })
  const isPaid = row !== undefined && account !== undefined && (await reserve(db, { budget, cost, now }))
  if (isPaid) await db.updateTable('text_code').set({ account_id: account.id }).where('id', '=', id).execute()
  const action = 'Asked for a code by text message'
  const use = uses[purpose]
  const detail = isPaid
    ? use
    : `${use}: ${whyNot({ isReplaced: row === undefined, isKnown: account !== undefined })}`
  await record(db, {
    at: now,
    action,
    detail,
    address: c.var.address,
    status: 'warning',
    ...(account && { account }),
  })
  return isPaid ? { accountId: account.id, budget } : undefined
}

function whyNot({ isReplaced, isKnown }: { isReplaced: boolean; isKnown: boolean }): string {
  if (isReplaced) return 'a newer one was asked for'
  return isKnown ? 'not sent, the ceiling is reached' : 'unknown number'
}
