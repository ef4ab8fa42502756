import type { Context } from 'hono'
import type { OrderAnswer } from '../../../lib/contract/services/registration.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { pageAt, siteOf } from '../../accounts/accounts/rights/site.ts'
import { inLanguageOfAccount } from '../../accounts/accounts/sessions/kept-language.ts'
import { emailKey } from '../../accounts/accounts/sessions/limit-keys.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { secondsToWait } from '../../platform/http/rate-limit.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { ticketEmailWords as words } from './messages.ts'
import type { Order } from './order.ts'
import type { Settled } from './places.ts'
import { requireEvent } from './settings.ts'

/** E-mails an order to the address that was typed, with none of the words that were typed. Its page is known to who has the secret alone. */
export async function tellOrder(
  c: Context<AppEnv>,
  { order, answer, secret }: { order: Order; answer: OrderAnswer; secret: string },
): Promise<void> {
  const { email } = order
  if (!email || !(await mayWrite(c, email))) return
  const page = pageAt(siteOf(c), `/tickets#${secret}`, words.pageName)
  const isWaiting = order.state === 'waiting'
  const subject = isWaiting ? words.waiting({ event: answer.title }) : words.placed({ event: answer.title })
  const lines = isWaiting ? [words.waitingText] : placedLines(answer)
  c.var.mail.send({ to: email, subject, text: textOf([...lines, words.page({ page }), words.notYou]) })
}

const placedLines = ({ tickets, due, currency, held_until, pay }: OrderAnswer): string[] => {
  const count = tickets.length
  const amount = formatMoney(due, currency)
  if (held_until) return [words.heldText({ count, amount })]
  return [
    words.placedText({ count }),
    ...(due > 0 ? [pay ? words.dueOnline({ amount }) : words.due({ amount })] : []),
  ]
}

/** Whom `tellSettled` writes with: a request limits the e-mails to one address, a job sends those of orders that were made. */
type Writing = { db: Db; mail: Mail; mayWrite?: (email: string) => Promise<boolean> }

/** E-mails those who got places that others gave back or did not pay, and those whose places went to others. */
export async function tellSettled(
  { db, mail, mayWrite }: Writing,
  { placed, lapsed }: Settled,
): Promise<void> {
  const tell = async (
    order: Order,
    told: (event: string) => { subject: string; lines: readonly string[] },
  ) => {
    const { email, account_id, event_id } = order
    if (!email || (mayWrite && !(await mayWrite(email)))) return
    const { title } = await requireEvent(db, event_id)
    const written = () => {
      const { subject, lines } = told(title)
      return { subject, text: textOf(lines) }
    }
    const letter = await inLanguageOfAccount(db, account_id, written)
    mail.send({ to: email, ...letter })
  }
  for (const order of placed)
    await tell(order, (event) => ({
      subject: words.free({ event }),
      lines: [order.held_until ? words.freeHeldText : words.freeText, words.notYou],
    }))
  for (const order of lapsed)
    await tell(order, (event) => ({
      subject: words.lapsed({ event }),
      lines: [words.lapsedText, words.notYou],
    }))
}

/** The same from a request. */
export const tellFrom = (c: Context<AppEnv>, settled: Partial<Settled>): Promise<void> =>
  tellSettled(
    { db: c.var.db, mail: c.var.mail, mayWrite: (email) => mayWrite(c, email) },
    { placed: [], lapsed: [], ...settled },
  )

const textOf = (lines: readonly string[]): string => lines.join('\n\n')

const mayWrite = async (c: Context<AppEnv>, email: string): Promise<boolean> =>
  (await secondsToWait(c.var.limits, 'e-mail by recipient', emailKey(email))) === 0
