import type { Context } from 'hono'
import type { OrderAnswer } from '../../../lib/contract/services/registration.ts'
import { formatMoney } from '../../../lib/money/money.ts'
import { pageAt, siteOf } from '../../accounts/accounts/rights/site.ts'
import { emailKey } from '../../accounts/accounts/sessions/limit-keys.ts'
import type { AppEnv } from '../../platform/context.ts'
import { secondsToWait } from '../../platform/http/rate-limit.ts'
import { ticketEmailWords as words } from './messages.ts'
import { answerOrder, type Order } from './orders.ts'

/** E-mails an order to the address that was typed, with none of the words that were typed. Its page is known to who has the secret alone. */
export async function tellOrder(c: Context<AppEnv>, order: Order, secret: string): Promise<void> {
  const answer = await answerOrder(c.var.db, order, c.var.now())
  const page = pageAt(siteOf(c), `/tickets#${secret}`, words.pageName)
  const isWaiting = order.state === 'waiting'
  const subject = isWaiting ? words.waiting({ event: answer.title }) : words.placed({ event: answer.title })
  const lines = isWaiting ? [words.waitingText] : placedLines(answer)
  await send(c, order, subject, [...lines, words.page({ page }), words.notYou])
}

const placedLines = ({ tickets, due, currency }: OrderAnswer): string[] => {
  const count = tickets.length
  return [
    words.placedText({ count }),
    ...(due > 0 ? [words.due({ amount: formatMoney(due, currency) })] : []),
  ]
}

/** E-mails those who got places that others gave back. */
export async function tellPromoted(c: Context<AppEnv>, orders: readonly Order[]): Promise<void> {
  for (const order of orders) {
    const { title: event } = await answerOrder(c.var.db, order, c.var.now())
    await send(c, order, words.free({ event }), [words.freeText, words.notYou])
  }
}

async function send(
  c: Context<AppEnv>,
  { email }: Order,
  subject: string,
  lines: readonly string[],
): Promise<void> {
  if (!email || (await secondsToWait(c.var.limits, 'e-mail by recipient', emailKey(email))) > 0) return
  c.var.mail.send({ to: email, subject, text: lines.join('\n\n') })
}
