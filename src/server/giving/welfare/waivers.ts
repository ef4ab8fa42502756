import type { WaiverAnswer, WaiverForm } from '../../../lib/contract/giving/welfare.ts'
import { nameOfAccount } from '../../accounts/accounts/account-name.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { welfareRefusals } from './messages.ts'
import { standingOf } from './standing.ts'

/*
 * Months whose dues are waived for somebody in hardship. A signatory writes why; those who are signatories at that moment, three
 * people at most, may read it, and nobody else ever: no list, log or export has it (docs/decisions/giving.md#two-people).
 */

/** The waivers without their reasons, newest first. */
export async function listWaivers(db: Db, caller: number): Promise<WaiverAnswer[]> {
  const rows = await db
    .selectFrom('welfare_waiver')
    .innerJoin('account', 'account.id', 'welfare_waiver.account_id')
    .leftJoin('account as granter', 'granter.id', 'granted_by')
    .leftJoin('account as second', 'second.id', 'agreed_by')
    .select(['welfare_waiver.id', 'from_month', 'to_month', 'account_id', 'granted_by', 'agreed_at'])
    .select(['account.first_name', 'account.last_name', 'account.username'])
    .select(['granter.username as granter', 'second.username as second', 'reader_1', 'reader_2', 'reader_3'])
    .orderBy('welfare_waiver.id', 'desc')
    .execute()
  return rows.map(({ id, from_month, to_month, ...row }) => {
    const may_read = [row.reader_1, row.reader_2, row.reader_3].includes(caller)
    const isOther = row.granted_by !== caller && row.account_id !== caller
    return {
      id,
      from_month,
      to_month,
      name: nameOfAccount(row),
      may_read,
      granted_by: row.granter ?? '',
      agreed_by: row.agreed_at ? (row.second ?? 'somebody') : '',
      may_agree: may_read && isOther && row.agreed_at === null,
    }
  })
}

type Act = { by: number; now: Date }

/** Asks a second signatory to waive dues. Throws 400 for nobody of the fund, and 403 for one's own dues. */
export async function grantWaiver(db: Db, form: WaiverForm, { by, now }: Act): Promise<number> {
  const { account, from_month, to_month, reason } = form
  if (account === by) refuse(403, welfareRefusals.somebodyElseHasTo)
  if (!(await standingOf(db, account, now)))
    refuseFields({ account: [welfareRefusals.pleaseChooseMemberFund] })
  const signatories = await db
    .selectFrom('duty')
    .select('account_id')
    .where('duty', '=', 'signatory')
    // A signatory has no access to the reason of their own waiver.
    .where('account_id', '<>', account)
    .orderBy('account_id')
    .execute()
  const [reader_1 = null, reader_2 = null, reader_3 = null] = signatories.map(({ account_id }) => account_id)
  const { id } = await db
    .insertInto('welfare_waiver')
    .values({
      account_id: account,
      from_month,
      to_month,
      reason,
      granted_by: by,
      granted_at: now.toISOString(),
      reader_1,
      reader_2,
      reader_3,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Agrees to a waiver that another signatory wrote: from then on it counts. Throws 403, 404 and 409. */
export async function agreeToWaiver(db: Db, id: number, { by, now }: Act): Promise<void> {
  const listed = (await listWaivers(db, by)).find((waiver) => waiver.id === id) ?? refuse(404, noSuch())
  if (listed.agreed_by) refuse(409, welfareRefusals.waiverAgreedAlready)
  if (!listed.may_agree) refuse(403, welfareRefusals.anotherSignatoryWhoMay)
  await db
    .updateTable('welfare_waiver')
    .set({ agreed_by: by, agreed_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** The reason of a waiver, for its readers alone. Throws 404 for everybody else. */
export async function reasonOf(
  db: Db,
  id: number,
  reader: number,
): Promise<{ reason: string; account: number }> {
  const welfareWaiver = await db
    .selectFrom('welfare_waiver')
    .select(['reason', 'account_id'])
    .where('id', '=', id)
    .where((row) =>
      row.or([row('reader_1', '=', reader), row('reader_2', '=', reader), row('reader_3', '=', reader)]),
    )
    .executeTakeFirst()
  return welfareWaiver
    ? { reason: welfareWaiver.reason, account: welfareWaiver.account_id }
    : refuse(404, noSuch())
}

const noSuch = () => welfareRefusals.noWaiver
