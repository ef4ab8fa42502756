import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { ownGivingRules } from '../../texts/giving/own-giving-rules.ts'
import { Day, Id, optionalText } from '../base.ts'
import { Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, textOrNull } from '../fields.ts'
import { Amount } from './books-fund.ts'
import { funds } from './giving.ts'

/** When a giver is reminded: never, once a month, or two weeks and three days before the campaign's day. */
const rhythms = ['off', 'monthly', 'due'] as const
export type Rhythm = (typeof rhythms)[number]

const rhythm = z.enum(rhythms, { error: () => ownGivingRules.rhythm })

/** The longest word with which somebody lets the rest of a pledge go, in characters. */
export const wordLimit = 300

/** POST and PUT books/campaigns/: a treasurer asks pledges for a fund. */
export const CampaignForm = z.strictObject({
  fund: z
    .number({ error: () => bookRules.chooseFund })
    .check(z.refine(Number.isSafeInteger, { error: () => bookRules.chooseFund })),
  title: optionalText(80),
  due_on: z.nullable(Day),
  is_open: z.boolean({ error: () => bookRules.sayWhetherTakesPledges }),
  version: Version,
})
export type CampaignForm = z.infer<typeof CampaignForm>

const campaign = {
  id,
  /** Its title, or the name of its fund. */
  title: text,
  fund: id,
  fund_name: text,
  /** The purpose on the page Give whose gifts come into its fund; null for none. */
  purpose: z.nullable(z.enum(funds.map(([name]) => name))),
  due_on: textOrNull,
  is_open: flag,
  version: number,
}

export const CampaignAnswer = z.strictObject(campaign)
export type CampaignAnswer = z.infer<typeof CampaignAnswer>

/** A campaign with its sums in the smallest unit: pledged and more than pledged is paid, open and released. It names nobody. */
export const CampaignSumsAnswer = z.strictObject({
  ...campaign,
  own_title: text,
  pledges: number,
  pledged: number,
  paid: number,
  open: number,
  released: number,
  /** What was paid beyond the pledges. */
  over: number,
})
export type CampaignSumsAnswer = z.infer<typeof CampaignSumsAnswer>

/** POST pledges/. */
export const PledgeForm = z.strictObject({ campaign: Id, amount: Amount, rhythm })
export type PledgeForm = z.infer<typeof PledgeForm>

/** PUT pledges/{id}/. */
export const PledgeChange = z.strictObject({ amount: Amount, rhythm, version: Version })
export type PledgeChange = z.infer<typeof PledgeChange>

/** POST pledges/{id}/release/: the rest is let go by the giver's own word. */
export const ReleaseForm = z.strictObject({ word: optionalText(wordLimit) })

/** POST books/pledges/: a treasurer writes down the pledge of a member, or of somebody without an account. */
export const EnteredPledge = z
  .strictObject({
    campaign: Id,
    account: z.nullable(Id),
    name: optionalText(120),
    telephone: optionalText(30),
    amount: Amount,
  })
  .check(
    z.refine(({ account, name }) => account !== null || name !== '', {
      error: () => bookRules.writeNameChooseMember,
      path: ['name'],
    }),
  )
export type EnteredPledge = z.infer<typeof EnteredPledge>

/** PUT books/pledges/{id}/. */
export const EnteredChange = z.strictObject({
  name: optionalText(120),
  telephone: optionalText(30),
  amount: Amount,
  version: Version,
})
export type EnteredChange = z.infer<typeof EnteredChange>

/** An entry of the ledger that is a part of a pledge, or may become one. */
export const PartAnswer = z.strictObject({
  /** The id of the entry. */
  id,
  day: text,
  method: text,
  amount: number,
  /** What was given back of it. */
  given_back: number,
  receipt: text,
  code: text,
  is_taken_back: flag,
})
export type PartAnswer = z.infer<typeof PartAnswer>

const sums = {
  amount: number,
  paid: number,
  /** What is still to come; 0 once the rest was let go. */
  open: number,
  /** What was paid beyond the pledge. */
  over: number,
  released_at: textOrNull,
  word: text,
  version: number,
}

/** A pledge as its giver sees it. */
export const PledgeAnswer = z.strictObject({
  id,
  ...sums,
  campaign: CampaignAnswer,
  rhythm: z.enum(rhythms),
  remind_on: textOrNull,
  created_at: text,
  parts: z.array(PartAnswer),
})
export type PledgeAnswer = z.infer<typeof PledgeAnswer>

/** GET pledges/: the caller's pledges, and what can be pledged for. */
export const OwnPledgesAnswer = z.strictObject({
  name: text,
  currency: text,
  book: z.enum(['live', 'sample']),
  /** The day's root of the books, printed on each receipt. */
  root: text,
  /** The day of its entry; '' while there is none. */
  root_day: text,
  campaigns: z.array(CampaignAnswer),
  pledges: z.array(PledgeAnswer),
})
export type OwnPledgesAnswer = z.infer<typeof OwnPledgesAnswer>

/** A pledge in the treasurer's list. */
export const PledgeRowAnswer = z.strictObject({
  id,
  ...sums,
  /** '' once the account is deleted. */
  name: text,
  telephone: text,
  account: numberOrNull,
  campaign: id,
  campaign_title: text,
  /** Whether a treasurer entered it, and may change it by the giver's word. */
  is_entered: flag,
})
export type PledgeRowAnswer = z.infer<typeof PledgeRowAnswer>

/** GET books/pledges/{id}/parts/: the parts of a pledge, and the entries of its giver and fund that can become parts. */
export const PartsAnswer = z.strictObject({
  parts: z.array(PartAnswer),
  others: z.array(z.strictObject({ ...PartAnswer.shape, giver: text })),
})
export type PartsAnswer = z.infer<typeof PartsAnswer>

/** POST books/pledges/{id}/parts/: the entry. */
export const PartForm = z.strictObject({ entry: Id })
