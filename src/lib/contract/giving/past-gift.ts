import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { OptionalId, Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, textOrNull, texts } from '../fields.ts'
import type { DateOrder } from './matching.ts'

/** What a column of a file of past gifts can be. `left out`: not read. */
export const giftColumns = [
  'left out',
  'date',
  'amount',
  'currency',
  'fund',
  'full_name',
  'first_name',
  'last_name',
  'email',
  'telephone',
  'envelope',
  'external_id',
  'method',
  'check_number',
  'memo',
  'batch',
] as const
export type GiftColumn = (typeof giftColumns)[number]

const orders = ['', 'day first', 'month first'] as const satisfies readonly DateOrder[]

/** Rows of a file at most. */
export const mostPastGifts = 100_000

const pastImportStates = ['read', 'tried', 'done', 'undone'] as const
export type PastImportState = (typeof pastImportStates)[number]

/** What becomes of a row. `known`: the same gift was brought over before. */
export const pastFates = ['ready', 'known', 'refused'] as const
export type PastFate = (typeof pastFates)[number]

/** Whether a giver of a file is somebody of the register. `nobody`: the rows name nobody, or a treasurer said so. */
export const giverFates = ['matched', 'choose', 'unknown', 'nobody'] as const
export type GiverFate = (typeof giverFates)[number]

/** Somebody of the register; `hint` tells two of the same name apart. */
export const PastPerson = z.strictObject({ id, name: text, hint: text })
export type PastPerson = z.infer<typeof PastPerson>

/** A fund as the file names it. `fund`: the church's; null for a new one; `is_open`: it is still to be chosen. */
const fund = z.strictObject({
  label: text,
  rows: number,
  amount: number,
  fund: numberOrNull,
  is_open: flag,
})
export type FileFund = z.infer<typeof fund>

export const PastImportAnswer = z.strictObject({
  id,
  name: text,
  state: z.enum(pastImportStates),
  /** The program whose export this is by its headings; '' where that is not known. */
  system: text,
  header: texts,
  /** A few values of each column. */
  samples: z.array(texts),
  mapping: z.array(z.enum(giftColumns)),
  /** How `03/04/2019` is read, for the whole file; '' where nothing shows it, or where no date is written so. */
  order: z.enum(orders),
  /** Whether a treasurer has to choose the order. */
  asks_order: flag,
  rows: number,
  counts: z.strictObject({ ready: number, known: number, refused: number }),
  givers: z.strictObject({ matched: number, choose: number, unknown: number, nobody: number }),
  funds: z.array(fund),
  /** What would be brought over, or was: by year and fund, in the smallest unit. */
  totals: z.array(z.strictObject({ year: number, fund: text, rows: number, amount: number })),
  currency: text,
  /** Whether givers see it in their statements and under My giving. */
  in_statements: flag,
  started_by: text,
  started_at: text,
  done_at: textOrNull,
  undone_at: textOrNull,
  version: number,
})
export type PastImportAnswer = z.infer<typeof PastImportAnswer>

/** PUT books/past/{id}/: what the columns and funds are; the trial follows. */
export const PastMappingForm = z.strictObject({
  mapping: z
    .array(z.enum(giftColumns, { error: () => usualRules.sayWhatEachColumn }))
    .check(z.maxLength(500, { error: () => bookRules.theseTooManyColumns })),
  order: z.enum(orders, { error: () => usualRules.sayHowDaysWritten }),
  funds: z
    .array(
      z.strictObject({
        label: z.string().check(z.maxLength(200, { error: () => bookRules.keepNameFundUnder })),
        fund: OptionalId,
      }),
    )
    .check(z.maxLength(500, { error: () => bookRules.theseTooManyFunds })),
  version: Version,
})
export type PastMappingForm = z.infer<typeof PastMappingForm>

/** A row with what is wrong with it. */
export const PastRowAnswer = z.strictObject({
  /** The number of the row in the file; the headings are row 1. */
  id: number,
  fate: z.enum(pastFates),
  why: text,
  cells: texts,
})
export type PastRowAnswer = z.infer<typeof PastRowAnswer>

/** A giver as the file names them, with who that is. */
export const PastGiverAnswer = z.strictObject({
  id,
  name: text,
  /** E-mail, telephone, envelope and number of the other program, as the file has them. */
  contacts: text,
  rows: number,
  amount: number,
  fate: z.enum(giverFates),
  why: text,
  person: z.nullable(PastPerson),
  candidates: z.array(PastPerson),
})
export type PastGiverAnswer = z.infer<typeof PastGiverAnswer>

/** PUT books/past/{id}/givers/{giver}/: who a giver is; null: nobody is named. */
export const PastGiverForm = z.strictObject({ person: OptionalId })
export type PastGiverForm = z.infer<typeof PastGiverForm>

/** POST books/past/{id}/bring/. */
export const PastBringForm = z.strictObject({
  version: z.number({ error: () => usualRules.sayWhichTrialSeen }),
  in_statements: z.boolean({ error: () => bookRules.sayWhetherGiversSee }),
  /** Gifts of givers who were not found name nobody. */
  unnamed: z.boolean({ error: () => bookRules.sayWhatBecomesGivers }),
  /** Rows with errors are left out. */
  leave_out: z.boolean({ error: () => bookRules.sayWhatBecomesRows }),
})
export type PastBringForm = z.infer<typeof PastBringForm>

/** PUT books/past/{id}/statements/. */
export const PastShownForm = z.strictObject({
  in_statements: z.boolean({ error: () => bookRules.sayWhetherGiversSee }),
})
