import { sql } from 'kysely'
import type { FileFund, PastBringForm } from '../../../../lib/contract/giving/past-gift.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { insertRows } from '../../../platform/db/many-rows.ts'
import { refreshStatistics } from '../../../platform/db/statistics.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { addFund } from '../funds.ts'
import { bookRefusals } from '../messages.ts'
import type { PastRow } from './read-row.ts'
import {
  type Counts,
  countGivers,
  filledTables,
  findPastImport,
  type GiftImport,
  stagedRows,
} from './repo.ts'
import { fundKey, triedMeanwhile } from './trial.ts'

/**
 * Brings a file over as its trial said. Call it in a transaction, so that all of it is there or nothing. Throws 409 when it is not as it
 * was tried or something is still to be chosen, and 400 for what the treasurer has not agreed to.
 */
export async function bringPastImport(
  db: Db,
  id: number,
  form: PastBringForm,
  now: Date,
): Promise<{ list: GiftImport; gifts: number }> {
  const list = await takeImport(db, id, form, now)
  const counts = JSON.parse(list.counts) as Counts
  await requireSettled(db, list, counts, form)
  const funds = await fundsOf(db, list, now)
  const givers = await giversOf(db, id)
  for await (const rows of stagedRows(db, id, 'ready')) {
    await insertRows(
      db,
      'past_gift',
      columns,
      rows.map(({ number, plan }) => {
        const { giver, fund, ...row } = JSON.parse(plan) as PastRow
        const fund_id = funds.get(fundKey(fund)) ?? refuse(409, triedMeanwhile())
        return { ...row, import_id: id, number, fund_id, giver_id: givers.get(giver) ?? null }
      }),
    )
  }
  await refreshStatistics(db, ...filledTables)
  return { list: await findPastImport(db, id), gifts: counts.ready }
}

const columns = {
  import_id: 'whole',
  giver_id: 'whole',
  number: 'whole',
  day: 'text',
  amount: 'whole',
  fund_id: 'whole',
  method: 'text',
  check_number: 'text',
  memo: 'text',
  batch: 'text',
  row_digest: 'text',
} as const

/** Marks the file as brought over before its rows are read: a trial, which is no transaction, is refused from then on. */
async function takeImport(db: Db, id: number, form: PastBringForm, now: Date): Promise<GiftImport> {
  await findPastImport(db, id)
  const taken = await db
    .updateTable('gift_import')
    .set({ state: 'done', done_at: now.toISOString(), in_statements: form.in_statements ? 1 : 0 })
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'tried')
    .where('version', '=', form.version)
    .returningAll()
    .executeTakeFirst()
  return taken ?? refuse(409, triedMeanwhile())
}

async function requireSettled(db: Db, list: GiftImport, counts: Counts, form: PastBringForm): Promise<void> {
  if (counts.ready === 0) refuse(409, bookRefusals.fileHasNoGift)
  // Another file may have brought the same gifts since this one was tried.
  const since = await db
    .selectFrom('gift_import')
    .select('name')
    .where('id', '<>', list.id)
    .where('state', '=', 'done')
    .where('done_at', '>=', list.tried_at)
    .executeTakeFirst()
  if (since)
    refuse(409, `“${since.name}” was imported since this file was tried. Please preview this file again.`)
  const open = (JSON.parse(list.funds) as FileFund[]).find(({ is_open }) => is_open)
  if (open)
    refuse(
      409,
      open.label ? bookRefusals.pleaseChooseFundFor({ label: open.label }) : bookRefusals.pleaseChooseFund2,
    )
  const { choose, unknown } = await countGivers(db, list.id)
  if (choose > 0)
    refuse(
      409,
      bookRefusals.pleaseSayWhoThey({
        givers: bookRefusals.numberGivers({ count: choose, number: formatCount(choose) }),
      }),
    )
  if (unknown > 0 && !form.unnamed) refuseFields({ unnamed: [bookRefusals.pleaseSayThatGifts] })
  if (counts.refused > 0 && !form.leave_out) refuseFields({ leave_out: [bookRefusals.pleaseSayThatRows] })
}

/** The ids of the funds by their key. New ones are closed: nobody is asked for them any more. */
async function fundsOf(db: Db, list: GiftImport, now: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const made: number[] = []
  for (const { label, fund } of JSON.parse(list.funds) as FileFund[]) {
    const id = fund ?? (await addFund(db, { name: label, is_open: false, goal: null, purpose: null }, now))
    if (fund === null) made.push(id)
    ids.set(fundKey(label), id)
  }
  if (made.length > 0)
    await db
      .updateTable('gift_import')
      .set({ made_funds: JSON.stringify(made) })
      .where('id', '=', list.id)
      .execute()
  return ids
}

async function giversOf(db: Db, importId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('past_giver')
    .select(['id', 'key'])
    .where('import_id', '=', importId)
    .where('key', '<>', '')
    .execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}
