import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { donationRules } from '../../texts/giving/donation-rules.ts'
import { Id } from '../base.ts'
import { id, number, text, textOrNull } from '../fields.ts'
import { Amount } from './books-fund.ts'
import { paymentMethods } from './donation.ts'
import { funds } from './giving.ts'

const repeatWays = ['remind', 'card'] as const
const repeatTimes = ['week', 'month'] as const

const fund = z.enum(
  funds.map(([name]) => name),
  { error: () => donationRules.fund },
)
const wrongDay = () => donationRules.day
const dayFrom = (least: number, most: number) =>
  z
    .number({ error: wrongDay })
    .check(z.refine((day) => Number.isSafeInteger(day) && day >= least && day <= most, { error: wrongDay }))

/** A day of the month; in a shorter month it is the last day. */
const monthDay = dayFrom(1, 31)

/** POST giving/repeats/: a reminder each month, or each week from 0 for Sunday. */
export const RepeatForm = z
  .strictObject({
    every: z.enum(repeatTimes, { error: () => donationRules.every }),
    on_day: dayFrom(0, 31),
    fund,
    method: z.enum(
      paymentMethods.map(([name]) => name),
      { error: () => donationRules.method },
    ),
    /** In the smallest unit; a whole amount of the currency. */
    amount: Amount,
  })
  .check(
    z.refine(({ every, on_day }) => (every === 'week' ? on_day <= 6 : on_day >= 1), {
      error: wrongDay,
      path: ['on_day'],
    }),
  )
export type RepeatForm = z.infer<typeof RepeatForm>

/** POST giving/repeats/card/: the card of a gift of one's own is charged again each month, as its owner says. */
export const CardRepeatForm = z.strictObject({
  /** The reference of the gift that was paid by the card. */
  reference: z.string().check(z.maxLength(100)),
  on_day: monthDay,
  agreed: z.literal(true, { error: () => donationRules.agreed }),
})
export type CardRepeatForm = z.infer<typeof CardRepeatForm>

/** A repeat as its owner sees it. */
const repeat = z.strictObject({
  id,
  way: z.enum(repeatWays),
  every: z.enum(repeatTimes),
  on_day: number,
  fund,
  method: text,
  amount: number,
  currency: text,
  /** The card, `visa 4081`; '' for a reminder. */
  card: text,
  next_on: text,
  stopped_at: textOrNull,
  /** Why it was stopped, if not by its owner. */
  stopped_why: text,
  /** The gifts that it made, the newest first: at most twelve. */
  turns: z.array(z.strictObject({ period: text, state: text, receipt: text, reason: text })),
})
export type RepeatAnswer = z.infer<typeof repeat>

export const RepeatsAnswer = z.strictObject({ repeats: z.array(repeat) })
export type RepeatsAnswer = z.infer<typeof RepeatsAnswer>

/** POST giving/reminders/stop/: what the link of an e-mail names, and this church's signature of it. */
export const StopForm = z.strictObject({
  about: z.enum(['pledge', 'repeat'], { error: () => bookRules.notLinkLetter }),
  id: Id,
  seal: z.string({ error: () => bookRules.notLinkLetter }).check(z.maxLength(100)),
})
export type StopForm = z.infer<typeof StopForm>
