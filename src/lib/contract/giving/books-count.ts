import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { Day, Id, optionalText, requiredText } from '../base.ts'
import { flag, id, number, text, textOrNull } from '../fields.ts'
import { Amount } from './books-fund.ts'

/** The notes and coins of the cedi, in pesewas, the largest first. */
const cedi = [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 1] as const

/** Where the currency is another: the values that most currencies have, in the smallest unit. */
const usual = [
  1_000_000, 500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 250, 200, 100, 50, 25,
  20, 10, 5, 2, 1,
] as const

/** The notes and coins that are counted in a currency, in its smallest unit. */
export const denominationsOf = (currency: string): readonly number[] => (currency === 'GHS' ? cedi : usual)

/** Notes of one value that one sheet can have. */
const mostNotes = 1_000_000

const howMany = z.number({ error: () => bookRules.giveHowManyThere }).check(
  z.refine((many) => Number.isSafeInteger(many) && many >= 0 && many <= mostNotes, {
    error: () => bookRules.giveHowManyThere2,
  }),
)

/** POST books/counts/: opens a count. */
export const CountForm = z.strictObject({
  day: Day,
  service: requiredText(() => bookRules.nameService, 80),
})
export type CountForm = z.infer<typeof CountForm>

/** The notes of one value in one fund. */
const notes = z.strictObject({ fund: Id, value: number, many: howMany })
export type Notes = z.infer<typeof notes>

/** PUT books/counts/{id}/sheet/: all that a counter counted. */
export const SheetForm = z.strictObject({
  notes: z.array(notes).check(z.maxLength(1000, { error: () => bookRules.theseTooManyLines })),
})

/** POST books/counts/{id}/items/: an envelope, whose cash is among the notes, or a cheque. */
export const ItemForm = z.strictObject({
  kind: z.enum(['envelope', 'cheque'], { error: () => bookRules.chooseEnvelopeCheque }),
  fund: z
    .number({ error: () => bookRules.chooseFund })
    .check(z.refine(Number.isSafeInteger, { error: () => bookRules.chooseFund })),
  /** The member who gave it, as far as they are one. */
  account: z.nullable(Id),
  name: requiredText(() => bookRules.writeName, 120),
  /** Bank and number of a cheque, or what is written on the envelope. */
  detail: optionalText(200),
  amount: Amount,
  /** Whether it is a part of the member's pledge for this fund. */
  is_pledged: z._default(z.boolean(), false),
})
export type ItemForm = z.infer<typeof ItemForm>

/** POST books/counts/{id}/sign/: the version of the count that the counter saw. */
export const SignForm = z.strictObject({
  version: z.number({ error: () => bookRules.loadCountAgain }),
})

const item = z.strictObject({
  id,
  kind: z.enum(['envelope', 'cheque']),
  fund: id,
  name: text,
  detail: text,
  amount: number,
})
export type ItemAnswer = z.infer<typeof item>

/** One of the two counters. */
const counter = z.strictObject({ name: text, is_me: flag, has_entered: flag, signed_at: textOrNull })

const head = { id, day: text, service: text, closed_at: textOrNull, counters: z.array(counter) }

/** A count in the list. */
export const CountRowAnswer = z.strictObject({ ...head, total: number })
export type CountRowAnswer = z.infer<typeof CountRowAnswer>

/** What the two sheets say of the notes of one value in one fund, where it differs. */
const difference = z.strictObject({ fund: id, value: number, mine: number, theirs: number })

export const CountAnswer = z.strictObject({
  ...head,
  version: number,
  /** The caller's own sheet. The other one stays hidden until both are entered, and then only where it differs. */
  notes: z.array(notes),
  items: z.array(item),
  differences: z.array(difference),
  /** What keeps it from being signed, as a sentence; '' when it can be. */
  hindrance: text,
  may_enter: flag,
})
export type CountAnswer = z.infer<typeof CountAnswer>

/** The sum of notes in the smallest unit. */
export const sumOf = (all: readonly Pick<Notes, 'value' | 'many'>[]): number =>
  all.reduce((sum, { value, many }) => sum + value * many, 0)

/** A member who may have given. */
export const GiverAnswer = z.strictObject({ id, name: text, username: text })
export type GiverAnswer = z.infer<typeof GiverAnswer>
