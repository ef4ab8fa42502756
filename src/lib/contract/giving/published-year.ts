import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { Id } from '../base.ts'
import { id, number, numberOrNull, text } from '../fields.ts'

/** Fewer givers than these are not shown apart: who knows one of them would learn what the others gave. */
export const leastGivers = 5

const year = z.number({ error: () => bookRules.chooseYear }).check(
  z.refine((given) => Number.isSafeInteger(given) && given >= 2000 && given <= 2200, {
    error: () => bookRules.chooseYear,
  }),
)

/** POST books/years/preview/ and books/years/: what everybody may see of a year. */
export const YearForm = z.strictObject({
  year,
  /** The funds that are shown apart. The others are one sum. */
  funds: z.array(Id).check(z.maxLength(200, { error: () => bookRules.theseTooManyFunds })),
  with_gifts: z.boolean({ error: () => bookRules.sayWhetherNumberGifts }),
  with_goals: z.boolean({ error: () => bookRules.sayWhetherGoalsShown }),
})
export type YearForm = z.infer<typeof YearForm>

/** What is published: a snapshot that names nobody. Amounts are in the smallest unit. */
export const YearFigures = z.strictObject({
  year: number,
  currency: text,
  total: number,
  /** How many gifts had a giver's name, as far as it is shown. */
  gifts: numberOrNull,
  /** `goal`: how much of the fund's goal is reached, in per cent, since the fund began; null where it is not shown. */
  funds: z.array(z.strictObject({ name: text, amount: number, goal: numberOrNull })),
  /** What came in for all other funds. */
  other: number,
  /** The last day that is counted. */
  until: text,
})
export type YearFigures = z.infer<typeof YearFigures>

/** A fund in a preview: whether it can be shown apart. */
const candidate = z.strictObject({ id, name: text, is_shown: z.boolean() })

export const YearPreviewAnswer = z.strictObject({
  figures: YearFigures,
  /** The funds with income in the year, those that were asked for and can be shown first. */
  funds: z.array(candidate),
})
export type YearPreviewAnswer = z.infer<typeof YearPreviewAnswer>

/** GET books/years/. */
export const PublishedYearAnswer = z.strictObject({ year: number, published_at: text, figures: YearFigures })
export type PublishedYearAnswer = z.infer<typeof PublishedYearAnswer>
