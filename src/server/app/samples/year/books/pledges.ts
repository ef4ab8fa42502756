import { campaigns, paperPledges, releasedWord } from '../../../../../content/year/books.ts'
import { day, daysAfter, daysBefore, moment } from '../../seed/days.ts'
import { itemAt } from '../../seed/random.ts'
import { book, type Posted } from './chain.ts'
import type { Envelope } from './counts.ts'
import type { PlannedGift } from './gifts.ts'
import type { Setting } from './setting.ts'

/** What is paid of the pledges: in envelopes, and by gifts. */
export type Parts = { envelopes: Envelope[]; gifts: PlannedGift[] }

const pledged = [200, 300, 500, 500, 600, 1000, 1200, 2000]

/** A campaign for a roof with the pledges of twenty members, three of them on paper, and the closed one of last year’s harvest. */
export async function addPledges(setting: Setting, sundays: readonly Date[]): Promise<Parts> {
  const { db, now, fund, givers } = setting
  const begun = daysBefore(now, 240)
  const created_at = moment(begun)
  const campaignRows = [
    {
      fund_id: fund('building'),
      title: campaigns.roof,
      due_on: day(daysAfter(now, 120)),
      is_open: 1 as const,
    },
    { fund_id: fund('harvest'), title: campaigns.harvest, due_on: null, is_open: 0 as const },
  ]
  const rows = campaignRows.map((campaign) => ({ ...campaign, book, created_at }))
  await db.insertInto('campaign').values(rows).execute()
  const { id: campaign_id } = await db
    .selectFrom('campaign')
    .select('id')
    .where('title', '=', campaigns.roof)
    .executeTakeFirstOrThrow()
  const members = givers.filter((_, at) => at % 4 === 1).slice(0, 20)
  const of = { campaign_id, telephone: '', created_at, remind_on: null }
  const own = members.map(({ id }, at) => ({
    ...of,
    account_id: id,
    name: '',
    amount: itemAt(pledged, at) * 100,
    is_entered: 0 as const,
    rhythm: at % 3 === 0 ? ('monthly' as const) : ('off' as const),
    remind_on: at % 3 === 0 ? day(daysAfter(now, 5 + at)) : null,
    word: at === 7 ? releasedWord : '',
    released_at: at === 7 ? moment(daysBefore(now, 70)) : null,
  }))
  const onPaper = paperPledges.map(([name, amount]) => ({
    ...of,
    account_id: null,
    name,
    amount: amount * 100,
    is_entered: 1 as const,
    rhythm: 'off' as const,
    released_at: null,
    word: '',
  }))
  await db
    .insertInto('pledge')
    .values([...own, ...onPaper])
    .execute()
  const added = await db.selectFrom('pledge').select(['id', 'account_id']).execute()
  const pledges = new Map(
    added.flatMap(({ id, account_id }) => (account_id === null ? [] : [[account_id, id] as const])),
  )
  return partsOf(setting, { sundays, members, begun, pledges })
}

type Paying = {
  sundays: readonly Date[]
  members: Setting['givers']
  begun: Date
  pledges: ReadonlyMap<number, number>
}

/** Each pays a tenth every fourth week, some from the telephone; every sixth has not begun, and one stops. */
function partsOf(setting: Setting, { members, pledges, ...paying }: Paying): Parts {
  const parts: Parts = { envelopes: [], gifts: [] }
  for (const [at, member] of members.entries()) {
    const amount = itemAt(pledged, at) / 10
    const pledge = pledges.get(member.id)
    if (pledge === undefined) continue
    for (const { sunday, date } of at % 6 === 5 ? [] : paidOn(at, setting.now, paying)) {
      const gift = { member, purpose: 'building' as const, at: daysAfter(date, 0.2), amount, pledge }
      if (at % 2 === 1) parts.gifts.push(gift)
      else parts.envelopes.push({ sunday, account: member.id, amount, purpose: 'building', pledge })
    }
  }
  return parts
}

/** The Sundays on which the n-th member pays a part. */
function paidOn(at: number, now: Date, { sundays, begun }: Pick<Paying, 'sundays' | 'begun'>) {
  const until = daysBefore(now, at === 7 ? 75 : 1)
  return sundays
    .map((date, sunday) => ({ date, sunday }))
    .filter(({ date, sunday }) => date > begun && date < until && (sunday + at) % 4 === 0)
}

/** Makes entries the parts of their pledges. */
export async function linkParts({ db }: Setting, posted: readonly Posted[]): Promise<void> {
  const rows = posted.flatMap(({ id: entry_id, draft: { pledge: pledge_id } }) =>
    pledge_id === undefined ? [] : [{ entry_id, pledge_id }],
  )
  if (rows.length > 0) await db.insertInto('pledge_part').values(rows).execute()
}
