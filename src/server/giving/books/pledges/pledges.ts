import { sql } from 'kysely'
import type {
  EnteredChange,
  EnteredPledge,
  OwnPledgesAnswer,
  PledgeChange,
  PledgeForm,
  PledgeRowAnswer,
} from '../../../../lib/contract/giving/pledge.ts'
import { fullName, nameOfAccount } from '../../../accounts/accounts/account-name.ts'
import { fetchPage, orderTerm, type Paging, type RowsPage } from '../../../platform/db/pagination.ts'
import { containing } from '../../../platform/db/search.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { refuse, refuseFields } from '../../../platform/errors/refusal.ts'
import { readChurch } from '../../../settings/church-settings/repo.ts'
import { bookOf } from '../ledger.ts'
import { bookRefusals } from '../messages.ts'
import { rootOf } from '../verify/roots.ts'
import { campaignAnswer, campaignsOf, listOpenCampaigns, requireOpen } from './campaigns.ts'
import { partsOf } from './pledge-parts.ts'
import { nextReminder } from './pledge-rhythm.ts'
import { paidOf, standOf } from './pledge-sums.ts'

export const pledgeOrders = ['id', 'amount'] as const

const noSuch = () => bookRefusals.noPledge
const outdated = () => bookRefusals.somebodyElseChangedPledge

type Day = { today: string; now: Date }

/** A member's pledges with their parts, the newest first, and what can be pledged for. */
export async function listOwnPledges(db: Db, account: number): Promise<OwnPledgesAnswer> {
  const [book, { currency }] = [await bookOf(db), await readChurch(db)]
  const { first_name, last_name, username } = await db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'username'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('pledge')
    .selectAll('pledge')
    .select(paidOf.as('paid'))
    .where('account_id', '=', account)
    .orderBy('id', 'desc')
    .execute()
  const pledges: OwnPledgesAnswer['pledges'] = []
  for (const { id, campaign_id, amount, paid, released_at, word, rhythm, remind_on, ...row } of rows) {
    const campaign = await campaignsOf(db).where('campaign.id', '=', campaign_id).executeTakeFirstOrThrow()
    const { open, over } = standOf({ amount, paid, released_at })
    pledges.push({
      id,
      amount,
      paid,
      open,
      over,
      released_at,
      word,
      rhythm,
      remind_on,
      created_at: row.created_at,
      version: row.version,
      campaign: campaignAnswer(campaign),
      parts: await partsOf(db, id),
    })
  }
  const name = nameOfAccount({ first_name, last_name, username })
  const root = await rootOf(db, book)
  return { name, currency, book, ...root, campaigns: await listOpenCampaigns(db), pledges }
}

/** A member promises an amount. Throws 400 for a closed campaign, and 409 where there is a pledge already. */
export async function addPledge(
  db: Db,
  { campaign, amount, rhythm }: PledgeForm,
  { account, today, now }: Day & { account: number },
): Promise<void> {
  const { due_on } = await requireOpen(db, campaign)
  if (rhythm === 'due' && due_on === null) refuseFields({ rhythm: [bookRefusals.campaignHasNoDay] })
  await requireFirst(db, campaign, account)
  const created_at = now.toISOString()
  await db
    .insertInto('pledge')
    .values({
      campaign_id: campaign,
      account_id: account,
      name: '',
      telephone: '',
      amount,
      rhythm,
      created_at,
      is_entered: 0,
      remind_on: nextReminder({ rhythm, today, due_on, created_at }),
    })
    .execute()
}

async function requireFirst(db: Db, campaign: number, account: number): Promise<void> {
  const pledge = await db
    .selectFrom('pledge')
    .select('id')
    .where('campaign_id', '=', campaign)
    .where('account_id', '=', account)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  if (pledge) refuse(409, bookRefusals.therePledgeForAlready)
}

/** Changes one's own pledge: raises or lowers it, and sets its reminders. Throws 404, 400 and 409. */
export async function changePledge(
  db: Db,
  id: number,
  { amount, rhythm, version }: PledgeChange,
  { account, today }: Day & { account: number },
): Promise<void> {
  const pledge = await findOwnPledge(db, id, account)
  if (version !== undefined && version !== pledge.version) refuse(409, outdated())
  const { due_on } = pledge
  if (rhythm === 'due' && due_on === null) refuseFields({ rhythm: [bookRefusals.campaignHasNoDay] })
  const isSame = rhythm === pledge.rhythm && pledge.remind_on !== null
  const remind_on = isSame ? pledge.remind_on : nextReminder({ ...pledge, rhythm, today, due_on })
  await set(db, pledge, { amount, rhythm, remind_on: pledge.released_at === null ? remind_on : null })
}

/** Ends the reminders of a pledge, as the giver asked by the link of an e-mail. */
export async function stopPledgeReminders(db: Db, id: number): Promise<void> {
  await db.updateTable('pledge').set({ rhythm: 'off', remind_on: null }).where('id', '=', id).execute()
}

/** Cancels what is unpaid of a pledge. The giver needs no approval for it. */
export const releasePledge = async (db: Db, pledge: Pledge, word: string, now: Date): Promise<void> =>
  set(db, pledge, { word, remind_on: null, released_at: pledge.released_at ?? now.toISOString() })

/** Takes a pledge up again that was let go. Throws 409 where another one has taken its place. */
export async function resumePledge(db: Db, pledge: Pledge, today: string): Promise<void> {
  if (pledge.released_at === null) return
  if (pledge.account_id !== null) await requireFirst(db, pledge.campaign_id, pledge.account_id)
  await set(db, pledge, { word: '', released_at: null, remind_on: nextReminder({ ...pledge, today }) })
}

export type Pledge = Awaited<ReturnType<typeof findPledge>>

/** Throws 404. */
export async function findPledge(db: Db, id: number) {
  const pledge = await db
    .selectFrom('pledge')
    .innerJoin('campaign', 'campaign.id', 'pledge.campaign_id')
    .selectAll('pledge')
    .select(['campaign.due_on', 'campaign.fund_id', 'campaign.book'])
    .where('pledge.id', '=', id)
    .where('campaign.book', '=', await bookOf(db))
    .executeTakeFirst()
  return pledge ?? refuse(404, noSuch())
}

/** A pledge of the caller. Throws 404, also for somebody else's. */
export async function findOwnPledge(db: Db, id: number, account: number): Promise<Pledge> {
  const pledge = await findPledge(db, id)
  return pledge.account_id === account ? pledge : refuse(404, noSuch())
}

/** A pledge that a treasurer entered, and may change by its giver's word. Throws 404 and 403. */
export async function findEntered(db: Db, id: number): Promise<Pledge> {
  const pledge = await findPledge(db, id)
  if (pledge.is_entered === 0) refuse(403, bookRefusals.membersOwnPledgeMembers)
  return pledge
}

type Changes = Partial<
  Pick<
    Pledge,
    'amount' | 'rhythm' | 'remind_on' | 'word' | 'released_at' | 'name' | 'telephone' | 'account_id'
  >
>

async function set(db: Db, { id, version }: Pledge, changes: Changes): Promise<void> {
  await db
    .updateTable('pledge')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** Writes down a pledge that somebody made on paper. Throws 400 and 409. */
export async function enterPledge(db: Db, form: EnteredPledge, now: Date): Promise<void> {
  const { campaign, account, name, telephone, amount } = form
  await requireOpen(db, campaign)
  const person =
    account === null
      ? undefined
      : await db.selectFrom('account').select('id').where('id', '=', account).executeTakeFirst()
  if (account !== null && !person) refuseFields({ account: [bookRefusals.noMember] })
  if (account !== null) await requireFirst(db, campaign, account)
  const of = account === null ? { name, telephone } : { name: '', telephone: '' }
  await db
    .insertInto('pledge')
    .values({
      campaign_id: campaign,
      account_id: account,
      ...of,
      amount,
      rhythm: 'off',
      remind_on: null,
      is_entered: 1,
      created_at: now.toISOString(),
    })
    .execute()
}

/** Changes a pledge that a treasurer entered. Throws 400 and 409. */
export async function changeEntered(db: Db, pledge: Pledge, form: EnteredChange): Promise<void> {
  const { name, telephone, amount, version } = form
  if (version !== undefined && version !== pledge.version) refuse(409, outdated())
  if (pledge.account_id !== null) return set(db, pledge, { amount })
  if (!name) refuseFields({ name: [bookRefusals.pleaseWriteName] })
  await set(db, pledge, { name, telephone, amount })
}

/** Removes a pledge that was entered by mistake. Throws 409 for one with parts. */
export async function removeEntered(db: Db, { id }: Pledge): Promise<void> {
  if ((await partsOf(db, id)).length > 0) refuse(409, bookRefusals.somethingWasPaidPledge)
  await db.deleteFrom('pledge').where('id', '=', id).execute()
}

type Filter = { campaign: number | undefined; state: 'open' | 'paid' | 'released' | undefined }

/** The pledges of the church's book with their givers, the newest first. */
export async function listPledges(
  db: Db,
  paging: Paging<'id' | 'amount'>,
  { campaign, state }: Filter,
): Promise<RowsPage<PledgeRowAnswer>> {
  const name = sql<string>`case when account.id is null then pledge.name else ${fullName} end`
  const query = db
    .selectFrom('pledge')
    .innerJoin('campaign', 'campaign.id', 'pledge.campaign_id')
    .innerJoin('fund', 'fund.id', 'campaign.fund_id')
    .leftJoin('account', 'account.id', 'pledge.account_id')
    .select(['pledge.id', 'pledge.amount', 'pledge.released_at', 'pledge.word', 'pledge.version'])
    .select(['pledge.account_id as account', 'pledge.campaign_id as campaign', 'is_entered'])
    .select(['pledge.telephone as written', 'account.telephone as own', 'fund.name as fund'])
    .select(['campaign.title as title', 'account.username', paidOf.as('paid'), name.as('name')])
    .where('campaign.book', '=', await bookOf(db))
    .$if(campaign !== undefined, (all) => all.where('campaign.id', '=', campaign ?? 0))
    .$if(paging.search !== '', (all) =>
      all.where(
        containing(paging.search, {
          texts: [name, 'account.username'],
          numbers: ['pledge.telephone', 'account.telephone'],
        }),
      ),
    )
    .$if(state === 'released', (all) => all.where('pledge.released_at', 'is not', null))
    .$if(state === 'open' || state === 'paid', (all) => all.where('pledge.released_at', 'is', null))
    .$if(state === 'open', (all) => all.where(sql<boolean>`${paidOf} < pledge.amount`))
    .$if(state === 'paid', (all) => all.where(sql<boolean>`${paidOf} >= pledge.amount`))
  const byDefault = [orderTerm('pledge.id', true)]
  const { rows, ...page } = await fetchPage(query, paging, { table: 'pledge', byDefault })
  return {
    ...page,
    rows: rows.map(({ written, own, fund, title, username, is_entered, ...row }) => {
      const { open, over } = standOf(row)
      return {
        ...row,
        open,
        over,
        name: row.name || (username ?? ''),
        telephone: own ?? written,
        campaign_title: title || fund,
        is_entered: is_entered === 1,
      }
    }),
  }
}
