import type {
  CampaignAnswer,
  CampaignForm,
  CampaignSumsAnswer,
} from '../../../../lib/contract/giving/pledge.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { mayTakeGifts } from '../funds.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { rescheduleReminders } from './pledge-rhythm.ts'
import { paidOf, standOf } from './pledge-sums.ts'

const noSuch = () => bookRefusals.noCampaign

export const campaignsOf = (db: Db) =>
  db
    .selectFrom('campaign')
    .innerJoin('fund', 'fund.id', 'campaign.fund_id')
    .select(['campaign.id', 'campaign.title as own_title', 'campaign.fund_id as fund', 'fund.purpose'])
    .select(['fund.name as fund_name', 'campaign.due_on', 'campaign.is_open', 'campaign.version'])

type Row = Awaited<ReturnType<ReturnType<typeof campaignsOf>['executeTakeFirstOrThrow']>>

export const campaignAnswer = ({ own_title, is_open, purpose, ...row }: Row): CampaignAnswer => ({
  ...row,
  // The fund of tickets takes no pledges.
  purpose: purpose === 'tickets' ? null : purpose,
  title: own_title || row.fund_name,
  is_open: is_open === 1,
})

/** The open campaigns of the church's book, by their day. */
export async function listOpenCampaigns(db: Db): Promise<CampaignAnswer[]> {
  const rows = await campaignsOf(db)
    .where('book', '=', await bookOf(db))
    .where('campaign.is_open', '=', 1)
    .orderBy('campaign.due_on')
    .orderBy('campaign.id')
    .execute()
  return rows.map(campaignAnswer)
}

/** Every campaign with its sums, the newest first, without names of givers. */
export async function listCampaigns(db: Db): Promise<CampaignSumsAnswer[]> {
  const campaigns = await campaignsOf(db)
    .where('book', '=', await bookOf(db))
    .orderBy('campaign.id', 'desc')
    .execute()
  const pledges = await db
    .selectFrom('pledge')
    .select(['campaign_id', 'amount', 'released_at', paidOf.as('paid')])
    .execute()
  const byCampaign = Map.groupBy(pledges, ({ campaign_id }) => campaign_id)
  return campaigns.map((row) => {
    const own = byCampaign.get(row.id) ?? []
    const stands = own.map(standOf)
    const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
    return {
      ...campaignAnswer(row),
      own_title: row.own_title,
      pledges: own.length,
      pledged: sum(own.map(({ amount }) => amount)),
      paid: sum(own.map(({ paid }) => paid)),
      open: sum(stands.map(({ open }) => open)),
      released: sum(stands.map(({ released }) => released)),
      over: sum(stands.map(({ over }) => over)),
    }
  })
}

/** Asks pledges for a fund. Throws 400 for a fund that is closed or none. */
export async function addCampaign(db: Db, form: CampaignForm, now: Date): Promise<void> {
  await requireFund(db, form.fund)
  const row = { book: await bookOf(db), fund_id: form.fund, created_at: now.toISOString() }
  await db
    .insertInto('campaign')
    .values({ ...row, ...columnsOf(form) })
    .execute()
}

/** Changes a campaign. Throws 404, 400 for another fund, and 409 when somebody changed it first. */
export async function changeCampaign(db: Db, id: number, form: CampaignForm, today: string): Promise<void> {
  const before = await db.selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirst()
  if (!before) refuse(404, noSuch())
  if (form.version !== undefined && form.version !== before.version)
    refuse(409, bookRefusals.somebodyElseChangedCampaign)
  // Parts of its pledges are entries of this fund.
  if (form.fund !== before.fund_id) refuseFields({ fund: [bookRefusals.campaignKeepsItsFund] })
  await db
    .updateTable('campaign')
    .set({ ...columnsOf(form), version: before.version + 1 })
    .where('id', '=', id)
    .execute()
  if (form.due_on !== before.due_on) await rescheduleReminders(db, id, { today, due_on: form.due_on })
}

const columnsOf = ({ title, due_on, is_open }: CampaignForm) =>
  ({ title, due_on, is_open: is_open ? 1 : 0 }) as const

async function requireFund(db: Db, id: number): Promise<void> {
  if (!(await mayTakeGifts(db, id))) refuseFields({ fund: [bookRefusals.pleaseChooseOpenFund] })
}

/** A campaign that takes pledges. Throws 400. */
export async function requireOpen(db: Db, id: number): Promise<CampaignAnswer> {
  const row = await campaignsOf(db)
    .where('campaign.id', '=', id)
    .where('book', '=', await bookOf(db))
    .executeTakeFirst()
  if (row?.is_open !== 1) refuseFields({ campaign: [bookRefusals.campaignTakesNoPledges] })
  return row ? campaignAnswer(row) : refuse(404, noSuch())
}
