import { formatMoney, readAmount } from '../../../lib/money/money.ts'
import { fundName, methodName } from '../../../lib/texts/giving/gift-name.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import type { TokenKeys } from '../../accounts/accounts/sessions/tokens.ts'
import type { GivingLetterTable } from '../../platform/db/tables/giving.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { paidOf } from '../books/pledges/pledge-sums.ts'
import { stopAddress } from './repeats/stop-link.ts'

type Told = Pick<GivingLetterTable, 'about' | 'about_id'> & { first_name: string }
type Where = { site: string | undefined; keys: TokenKeys }
type Words = { subject: string; text: string }

/** What an e-mail says now; undefined where it has nothing to say any more: paid, let go, stopped. */
export function wordsOf(
  db: Db,
  { about, about_id, first_name }: Told,
  where: Where,
): Promise<Words | undefined> {
  const of = { id: about_id, first_name, ...where }
  if (about === 'pledge') return pledgeWords(db, of)
  return about === 'repeat' ? reminderWords(db, of) : stoppedWords(db, of)
}

type Of = Where & { id: number; first_name: string }

async function pledgeWords(db: Db, { id, first_name, site, keys }: Of): Promise<Words | undefined> {
  const pledge = await db
    .selectFrom('pledge')
    .innerJoin('campaign', 'campaign.id', 'pledge.campaign_id')
    .innerJoin('fund', 'fund.id', 'campaign.fund_id')
    .select(['pledge.amount', 'rhythm', 'released_at', 'title', 'fund.name', 'due_on', 'campaign.is_open'])
    .select(['fund.purpose', paidOf.as('paid')])
    .where('pledge.id', '=', id)
    .executeTakeFirst()
  if (!pledge || pledge.rhythm === 'off' || pledge.released_at !== null || pledge.is_open === 0)
    return undefined
  const { amount, paid, title, name, due_on, purpose } = pledge
  if (paid >= amount) return undefined
  const { currency } = await readChurch(db)
  const money = (sum: number) => formatMoney(sum, currency)
  const what = oneLine(title || name)
  const came = paid > 0 ? `${money(paid)} of it has come. Thank you! ` : ''
  const until = due_on === null ? '' : `, if you can by ${formatDay(due_on)}`
  const page = purpose
    ? pageAt(site, `/give#${new URLSearchParams({ fund: purpose, pledge: String(id) })}`, 'Give')
    : pageAt(site, '/my-giving', 'My giving')
  return {
    subject: `Your pledge: ${what}`,
    text: `Dear ${first_name},

You promised ${money(amount)} for “${what}”. ${came}${money(amount - paid)} is open${until}.

Give a part of it: ${page}

Should it have become too much, you may lower your pledge or let the rest go. Nobody asks you why:
${pageAt(site, '/my-giving', 'My giving')}

Stop these reminders with one press: ${stopAddress({ about: 'pledge', id }, { site, keys })}`,
  }
}

const findRepeat = (db: Db, id: number) =>
  db.selectFrom('giving_repeat').selectAll().where('id', '=', id).executeTakeFirst()

async function reminderWords(db: Db, { id, first_name, site, keys }: Of): Promise<Words | undefined> {
  const repeat = await findRepeat(db, id)
  if (!repeat || repeat.stopped_at !== null) return undefined
  const { every, fund, method, amount, currency } = repeat
  const sum = formatMoney(amount, currency)
  const whole = String(amount / (readAmount('1', currency) ?? 1))
  const link = `/give#${new URLSearchParams({ amount: whole, fund, method })}`
  return {
    subject: `You wanted to give: ${fundName(fund)}`,
    text: `Dear ${first_name},

You asked to be reminded each ${every} to give ${sum} for ${fundName(fund)} by ${methodName(method)}.

Give now: ${pageAt(site, link, 'Give')}

Nothing is paid by itself, and you may change amount and purpose there.

Stop these reminders with one press: ${stopAddress({ about: 'repeat', id }, { site, keys })}`,
  }
}

async function stoppedWords(db: Db, { id, first_name, site }: Of): Promise<Words | undefined> {
  const repeat = await findRepeat(db, id)
  if (!repeat) return undefined
  const { fund, amount, currency, card, stopped_why } = repeat
  return {
    subject: 'Your card is charged no longer',
    text: `Dear ${first_name},

Your card (${card}) could not be charged ${formatMoney(amount, currency)} for ${fundName(fund)} this month: ${oneLine(stopped_why)}

We have stopped it, and shall not try again by ourselves. What we kept of the card is deleted. If you want to go on, give once by card, and
say there that it may be charged each month:
${pageAt(site, '/give', 'Give')}
`,
  }
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ')
