import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { Id } from '../base.ts'
import { flag, id, number, text, textOrNull } from '../fields.ts'

/** The most people of one weekday who come forward. */
const mostHeads = 100_000

/** The most cash in a bowl, in the smallest unit. Its own constant, so that the screen's page does not load the words for money. */
const fullestBowl = 1_000_000_000

/** POST books/counts/{id}/collection/: begins a Kofi & Ama collection, whose cash is counted in this count for a fund. */
export const WeekdayOfferingForm = z.strictObject({ fund: Id })
export type WeekdayOfferingForm = z.infer<typeof WeekdayOfferingForm>

/** PUT books/counts/{id}/collection/{day}/: all that has come of one weekday until now; the amount in the smallest unit. */
export const WeekdayAmountForm = z.strictObject({
  heads: z.number({ error: () => bookRules.giveHowManyCame }).check(
    z.refine((heads) => Number.isSafeInteger(heads) && heads >= 0 && heads <= mostHeads, {
      error: () => bookRules.giveHowManyCame2,
    }),
  ),
  amount: z.number({ error: () => usualRules.giveAmount }).check(
    z.refine((amount) => Number.isSafeInteger(amount) && amount >= 0 && amount <= fullestBowl, {
      error: () => bookRules.giveAmountFrom0,
    }),
  ),
  /** The version of the day that was seen. */
  version: z.number({ error: () => bookRules.loadCollectionAgain }),
})
export type WeekdayAmountForm = z.infer<typeof WeekdayAmountForm>

/** What has come of one weekday, Sunday is 0. `amount` is the cash in its bowl, `by_phone` what was given on the page Give. */
const born = z.strictObject({
  weekday: number,
  heads: number,
  amount: number,
  by_phone: number,
  gifts: number,
  version: number,
})
export type BornAnswer = z.infer<typeof born>

/** A collection as counters see it. */
export const WeekdayOfferingAnswer = z.strictObject({
  id,
  fund: id,
  /** Opens the screen; '' once the collection has ended. */
  code: text,
  ended_at: textOrNull,
  /** Whether the page Give offers it. */
  is_on_give: flag,
  days: z.array(born),
})
export type WeekdayOfferingAnswer = z.infer<typeof WeekdayOfferingAnswer>

/** GET books/counts/{id}/collection/: the collection of a count; null for none. */
export const WeekdayOfferingOfCount = z.strictObject({ collection: z.nullable(WeekdayOfferingAnswer) })

/** The length of the code that opens the screen. */
export const screenCodeLength = 12

/** What the screen in the hall shows: weekdays with heads and money, and nobody's name. */
export const ScreenAnswer = z.strictObject({
  service: text,
  currency: text,
  has_ended: flag,
  /** Heads that came forward, gifts by telephone, and both kinds of money together; Sunday first. */
  days: z.array(z.strictObject({ heads: number, gifts: number, amount: number })),
})
export type ScreenAnswer = z.infer<typeof ScreenAnswer>
