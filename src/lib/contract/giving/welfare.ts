import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { ownGivingRules } from '../../texts/giving/own-giving-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { Day, optionalText, requiredText, type Why } from '../base.ts'
import { flag, id, number, numberOrNull, text, textOrNull } from '../fields.ts'
import { Amount } from './books-fund.ts'

const Month = (error: Why) => z.string({ error }).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error }))

/** How many people may be signatories; two of them decide. */
export const mostSignatories = 3
export const votesThatDecide = 2

const Whole = (error: Why) =>
  z
    .number({ error })
    .check(z.refine((many) => Number.isSafeInteger(many) && many >= 0 && many <= 120, { error }))

/** POST welfare/rules/: the dues of each month from a month on, and what they lead to. */
export const RuleForm = z.strictObject({
  from_month: Month(() => usualRules.chooseMonth),
  dues: Amount,
  /** Months of dues before the first benefit. */
  waiting_months: Whole(() => bookRules.giveMonthsDuesBefore),
  /** The most months of arrears with which a benefit is paid. */
  most_arrears: Whole(() => bookRules.giveHowManyMonths),
})
export type RuleForm = z.infer<typeof RuleForm>

/** What the fund pays when something happens. */
export const BenefitForm = z.strictObject({
  name: requiredText(() => bookRules.nameWhatHappenedSuch, 80),
  amount: Amount,
  /** How often a member gets it; null for as often as it happens. */
  most_times: z.nullable(
    z.number({ error: () => bookRules.giveHowOftenWhole }).check(
      z.refine((many) => Number.isSafeInteger(many) && many >= 1 && many <= 100, {
        error: () => bookRules.giveHowOftenWhole,
      }),
    ),
  ),
  is_open: z.boolean({ error: () => bookRules.sayWhetherCanAsked }),
})
export type BenefitForm = z.infer<typeof BenefitForm>

export const BenefitAnswer = z.strictObject({
  id,
  name: text,
  amount: number,
  most_times: numberOrNull,
  is_open: flag,
})
export type BenefitAnswer = z.infer<typeof BenefitAnswer>

/** GET welfare/rules/: what the church has decided. */
export const RulesAnswer = z.strictObject({
  rules: z.array(
    z.strictObject({ from_month: text, dues: number, waiting_months: number, most_arrears: number }),
  ),
  benefits: z.array(BenefitAnswer),
})
export type RulesAnswer = z.infer<typeof RulesAnswer>

/** PUT welfare/members/{id}/: since when somebody is a member of the fund, and the last month; null while they are. */
export const MembershipForm = z
  .strictObject({
    from_month: Month(() => bookRules.chooseFirstMonth),
    until_month: z.nullable(Month(() => bookRules.chooseLastMonthNone)),
  })
  .check(
    z.refine(({ from_month, until_month }) => until_month === null || until_month >= from_month, {
      error: () => bookRules.lastMonthBeforeFirst,
      path: ['until_month'],
    }),
  )
export type MembershipForm = z.infer<typeof MembershipForm>

/** Where a member of the fund stands. All of it follows from the ledger, the rules and the waivers. */
const standing = {
  from_month: text,
  until_month: textOrNull,
  /** The dues of all months until now without those waived, and what was paid for them; in the smallest unit. */
  owed: number,
  paid: number,
  arrears: number,
  /** Months that are not paid in full. */
  arrears_months: number,
  /** Months of dues that are still to be paid before the first benefit. */
  waiting_left: number,
  /** Why no benefit can be asked for now; '' when it can. */
  hindrance: text,
}

export const WelfareMemberAnswer = z.strictObject({ id, account: id, name: text, ...standing })
export type WelfareMemberAnswer = z.infer<typeof WelfareMemberAnswer>

/** POST welfare/claims/: what happened. Members ask for themselves. */
export const ClaimForm = z.strictObject({
  benefit: z.number({ error: () => ownGivingRules.occasion }).check(z.refine(Number.isSafeInteger)),
  happened_on: Day,
  words: optionalText(500),
})
export type ClaimForm = z.infer<typeof ClaimForm>

/** POST welfare/claims/{id}/vote/. */
export const VoteForm = z
  .strictObject({
    says: z.enum(['yes', 'no'], { error: () => usualRules.sayYesNo }),
    why: optionalText(300),
  })
  .check(
    z.refine(({ says, why }) => says === 'yes' || why !== '', {
      error: () => bookRules.sayWhyNot,
      path: ['why'],
    }),
  )
export type VoteForm = z.infer<typeof VoteForm>

export const claimStates = ['asked', 'approved', 'declined', 'withdrawn'] as const

const claim = {
  id,
  /** The name of the benefit, and its amount when it was asked for. */
  benefit: text,
  amount: number,
  happened_on: text,
  words: text,
  state: z.enum(claimStates),
  asked_at: text,
}

export const ClaimAnswer = z.strictObject({
  ...claim,
  /** The name of the recipient; '' where the account is deleted. */
  name: text,
  votes: z.array(z.strictObject({ name: text, says: z.enum(['yes', 'no']), why: text })),
  may_vote: flag,
  /** Whether a treasurer can prepare its voucher now. */
  needs_voucher: flag,
})
export type ClaimAnswer = z.infer<typeof ClaimAnswer>

/** The steps of a voucher, each by its person. */
export const voucherSteps = ['prepared', 'checked', 'approved', 'paid', 'received'] as const
export type VoucherStep = (typeof voucherSteps)[number]

export const payWays = ['cash', 'mobile money', 'cheque', 'bank transfer'] as const

/** POST welfare/vouchers/{id}/pay/. */
export const PayForm = z.strictObject({
  how: z.enum(payWays, { error: () => bookRules.chooseHowPaid }),
  /** The number of the cheque or of the transfer. */
  reference: optionalText(60),
})
export type PayForm = z.infer<typeof PayForm>

/** POST welfare/vouchers/{id}/receive/: who took it; the payee leaves it out. */
export const ReceiveForm = z.strictObject({ name: optionalText(120) })

/** POST welfare/vouchers/{id}/drop/. */
export const DropForm = z.strictObject({ why: requiredText(() => bookRules.sayWhyNotPaid, 300) })

const step = z.strictObject({ step: z.enum(voucherSteps), name: text, at: text })

export const VoucherAnswer = z.strictObject({
  id,
  /** `W2026-0001`. */
  number: text,
  payee: text,
  purpose: text,
  fund: text,
  amount: number,
  in_words: text,
  how: text,
  reference: text,
  steps: z.array(step),
  /** The step that comes next; '' when it is done or dropped. */
  next: z.enum([...voucherSteps, '']),
  /** Whether the caller may do it. */
  may_next: flag,
  /** Why it was dropped; '' otherwise. */
  dropped: text,
  /** Whether its entry in the ledger was taken back. */
  is_taken_back: flag,
})
export type VoucherAnswer = z.infer<typeof VoucherAnswer>

/** POST welfare/waivers/: months whose dues a member need not pay. The reason is for the signatories of that day alone. */
export const WaiverForm = z
  .strictObject({
    account: z.number({ error: () => bookRules.chooseMemberFund }).check(z.refine(Number.isSafeInteger)),
    from_month: Month(() => bookRules.chooseFirstMonth),
    to_month: Month(() => bookRules.chooseLastMonth),
    reason: requiredText(() => bookRules.sayWhySignatoriesAlone, 500),
  })
  .check(
    z.refine(({ from_month, to_month }) => to_month >= from_month, {
      error: () => bookRules.lastMonthBeforeFirst,
      path: ['to_month'],
    }),
  )
export type WaiverForm = z.infer<typeof WaiverForm>

export const WaiverAnswer = z.strictObject({
  id,
  name: text,
  from_month: text,
  to_month: text,
  granted_by: text,
  /** '' until a second signatory has agreed; before, it waives nothing. */
  agreed_by: text,
  may_agree: flag,
  may_read: flag,
})
export type WaiverAnswer = z.infer<typeof WaiverAnswer>

/** GET welfare/waivers/{id}/reason/. */
export const ReasonAnswer = z.strictObject({ reason: text })

/** GET welfare/: what the fund is to the caller. */
export const OwnWelfareAnswer = z.strictObject({
  /** Whether the church has a welfare fund with dues. */
  is_open: flag,
  currency: text,
  /** The dues of this month. */
  dues: number,
  /** Null for somebody who is no member of the fund. */
  standing: z.nullable(z.strictObject(standing)),
  months: z.array(
    z.strictObject({ month: text, dues: number, state: z.enum(['paid', 'partly paid', 'open', 'waived']) }),
  ),
  benefits: z.array(BenefitAnswer),
  claims: z.array(
    z.strictObject({
      ...claim,
      /** Why it was declined; '' otherwise. */
      why: text,
      /** The voucher's steps so far. */
      steps: z.array(z.enum(voucherSteps)),
      /** The voucher whose money the caller may say to have received; null for none. */
      receive: z.nullable(id),
    }),
  ),
})
export type OwnWelfareAnswer = z.infer<typeof OwnWelfareAnswer>
