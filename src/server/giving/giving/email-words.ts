import { formatMoney, readAmount } from '../../../lib/money/money.ts'
import { fundName, methodName } from '../../../lib/texts/giving/gift-name.ts'
import { calendarWords } from '../../../lib/texts/services/days.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { accountEmailWords } from '../../accounts/accounts/messages.ts'
import { pageAt } from '../../accounts/accounts/rights/site.ts'
import type { TokenKeys } from '../../accounts/accounts/sessions/tokens.ts'
import type { GivingLetterTable } from '../../platform/db/tables/giving.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { paidOf } from '../books/pledges/pledge-sums.ts'
import { givingEmailWords as words } from './messages.ts'
import { stopAddress } from './repeats/stop-link.ts'

type Told = Pick<GivingLetterTable, 'about' | 'about_id'> & { first_name: string }
type Where = { site: string | undefined; keys: TokenKeys }
type Say = () => { subject: string; text: string }

/**
 * What an e-mail says now, to be called in the language of its reader; undefined where it has nothing to say any more: paid, let go,
 * stopped.
 */
export function wordsOf(
  db: Db,
  { about, about_id, first_name }: Told,
  where: Where,
): Promise<Say | undefined> {
  const of = { id: about_id, first_name, ...where }
  if (about === 'pledge') return pledgeWords(db, of)
  return about === 'repeat' ? reminderWords(db, of) : stoppedWords(db, of)
}

type Of = Where & { id: number; first_name: string }

async function pledgeWords(db: Db, { id, first_name, site, keys }: Of): Promise<Say | undefined> {
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
  const stop = stopAddress({ about: 'pledge', id }, { site, keys })
  const own = `/give#${new URLSearchParams({ fund: purpose ?? '', pledge: String(id) })}`
  return () => {
    const givingPage = pageAt(site, '/my-giving', words.givingPage)
    const page = purpose ? pageAt(site, own, words.givePage) : givingPage
    const open = { amount: money(amount - paid) }
    const sentences = [
      words.promised({ amount: money(amount), pledge: what }),
      paid > 0 && words.came({ amount: money(paid) }),
      due_on === null
        ? words.open(open)
        : words.openUntil({ ...open, day: calendarWords.day({ day: formatDay(due_on) }) }),
    ]
    return {
      subject: words.pledgeSubject({ pledge: what }),
      text: `${accountEmailWords.dear({ name: first_name })}

${sentences.filter(Boolean).join(' ')}

${words.givePart({ page })}

${words.tooMuch}
${givingPage}

${words.stop({ page: stop })}`,
    }
  }
}

const findRepeat = (db: Db, id: number) =>
  db.selectFrom('giving_repeat').selectAll().where('id', '=', id).executeTakeFirst()

async function reminderWords(db: Db, { id, first_name, site, keys }: Of): Promise<Say | undefined> {
  const repeat = await findRepeat(db, id)
  if (!repeat || repeat.stopped_at !== null) return undefined
  const { every, fund, method, amount, currency } = repeat
  const sum = formatMoney(amount, currency)
  const whole = String(amount / (readAmount('1', currency) ?? 1))
  const link = `/give#${new URLSearchParams({ amount: whole, fund, method })}`
  const stop = stopAddress({ about: 'repeat', id }, { site, keys })
  return () => {
    const values = { amount: sum, fund: fundName(fund), method: methodName(method) }
    return {
      subject: words.reminderSubject({ fund: values.fund }),
      text: `${accountEmailWords.dear({ name: first_name })}

${every === 'week' ? words.weekly(values) : words.monthly(values)}

${words.giveNow({ page: pageAt(site, link, words.givePage) })}

${words.notByItself}

${words.stop({ page: stop })}`,
    }
  }
}

async function stoppedWords(db: Db, { id, first_name, site }: Of): Promise<Say | undefined> {
  const repeat = await findRepeat(db, id)
  if (!repeat) return undefined
  const { fund, amount, currency, card, stopped_why } = repeat
  return () => ({
    subject: words.stoppedSubject,
    text: `${accountEmailWords.dear({ name: first_name })}

${words.stopped({ card, amount: formatMoney(amount, currency), fund: fundName(fund), why: oneLine(stopped_why) })}

${words.stoppedThen}
${pageAt(site, '/give', words.givePage)}
`,
  })
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
