import { sql } from 'kysely'
import { pageAt } from '../../../accounts/accounts/rights/site.ts'
import { goesByText } from '../../../accounts/unsubscribes/by-text.ts'
import { idOfAccount, type RecipientId } from '../../../messages/recipients/recipient-id.ts'
import type { AutomaticKind, Looking, Occasion } from '../../../messages/scheduled/kind.ts'
import { automaticKinds } from '../../../messages/translated/messages.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { paidOf } from './pledge-sums.ts'

/** A reminder that is late by more is left out, as of the e-mails. */
const worthFor = 48 * 3_600_000

export const pledge: AutomaticKind = {
  kind: 'pledge',
  get name() {
    return automaticKinds.pledge
  },
  get about() {
    return automaticKinds.aboutPledge
  },
  purpose: 'giving',
  module: 'pledges',
  subject: 'Your pledge: {pledge}',
  text: 'Dear {first name}, this is the reminder of your pledge for {pledge} that you asked for. What is open, and how to change or end it: {page}',
  fields: { pledge: 'New roof', page: 'https://church.example/my-giving' },
  /** The days are chosen, and the e-mails queued, by giving/due-reminders.ts; what goes as a message is settled there. */
  find: async ({ db, now, today, site }: Looking): Promise<Occasion[]> => {
    const rows = await db
      .selectFrom('giving_letter')
      .innerJoin('account', 'account.id', 'giving_letter.account_id')
      .innerJoin('pledge', 'pledge.id', 'giving_letter.about_id')
      .innerJoin('campaign', 'campaign.id', 'pledge.campaign_id')
      .innerJoin('fund', 'fund.id', 'campaign.fund_id')
      .select(['about_id', 'period', 'giving_letter.account_id', 'queued_at', 'rhythm', 'released_at'])
      .select(['pledge.amount', 'campaign.id as campaign', 'campaign.is_open', 'title', 'fund.name'])
      .select(paidOf.as('paid'))
      .where('about', '=', 'pledge')
      .where('settled_at', 'is', null)
      .where('sent_at', 'is', null)
      .where(goesByText('pledge'))
      .orderBy('queued_at')
      .limit(500)
      .execute()
    return [...Map.groupBy(rows, ({ campaign }) => campaign).values()].flatMap((all): Occasion[] => {
      const [one] = all
      if (!one) return []
      const open = all.filter(
        (row) =>
          row.rhythm !== 'off' &&
          row.released_at === null &&
          row.is_open !== 0 &&
          row.paid < row.amount &&
          now.getTime() - Date.parse(row.queued_at) <= worthFor,
      )
      return [
        {
          key: `pledge ${one.campaign} ${today}`,
          name: one.title || one.name,
          people: open.map(({ account_id }) => idOfAccount(account_id)),
          values: { pledge: one.title || one.name, page: pageAt(site, '/my-giving', 'My giving') },
          until: new Date(now.getTime() + worthFor),
          settle: async (write) => {
            for (const { about_id, period } of all)
              await write
                .updateTable('giving_letter')
                .set({ sent_at: now.toISOString(), settled_at: now.toISOString() })
                .where('about', '=', 'pledge')
                .where('about_id', '=', about_id)
                .where('period', '=', period)
                .where(sql<boolean>`settled_at is null`)
                .execute()
          },
        },
      ]
    })
  },
  /** What waits, as long as the campaign is open, for who still wants to be reminded. */
  holds: async ({ db }: Looking) => {
    const rows = await db
      .selectFrom('message')
      .innerJoin('campaign', (join) =>
        join.on(sql<boolean>`message.occasion like 'pledge ' || campaign.id || ' %'`),
      )
      .select(['occasion', 'campaign.id'])
      .where('message.state', 'in', ['planned', 'sending'])
      .where('is_open', '!=', 0)
      .execute()
    return rows.flatMap(({ occasion, id }) =>
      occasion === null ? [] : [{ key: occasion, people: () => listReminded(db, id) }],
    )
  },
}

/** The accounts that are to be reminded of a pledge of this campaign. */
async function listReminded(db: Db, campaign: number): Promise<RecipientId[]> {
  const rows = await db
    .selectFrom('pledge')
    .select('account_id')
    .where('campaign_id', '=', campaign)
    .where('account_id', 'is not', null)
    .where('rhythm', '!=', 'off')
    .where('released_at', 'is', null)
    .where((row) => row(paidOf, '<', row.ref('pledge.amount')))
    .execute()
  return rows.flatMap(({ account_id }) => (account_id === null ? [] : [idOfAccount(account_id)]))
}
