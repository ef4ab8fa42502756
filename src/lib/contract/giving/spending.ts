import * as z from 'zod/mini'
import { bookRules } from '../../texts/giving/book-rules.ts'
import { Day, Id, optionalText, requiredText } from '../base.ts'
import { OptionalId, Version } from '../edit.ts'
import { flag, id, number, numberOrNull, text, texts } from '../fields.ts'
import { Amount } from './books-fund.ts'
import { payWays } from './welfare.ts'

/** POST books/categories/ and PUT books/categories/{id}/. */
export const CategoryForm = z.strictObject({
  name: requiredText(() => bookRules.nameWhatMoneySpent, 60),
  /** Open ones are offered for new vouchers. */
  is_open: z.boolean({ error: () => bookRules.sayWhetherOpen }),
  version: Version,
})
export type CategoryForm = z.infer<typeof CategoryForm>

export const CategoryAnswer = z.strictObject({ id, name: text, is_open: flag, version: number })
export type CategoryAnswer = z.infer<typeof CategoryAnswer>

/** PUT books/spending/rule/: who has to agree to a voucher, by its amount. Two people always do. */
export const SpendRuleForm = z.strictObject({
  /** From this amount a third person checks it; null for never. */
  check_from: z.nullable(Amount),
  /** From this amount two signatories approve it; null for never. */
  second_from: z.nullable(Amount),
  /** Whether who prepared or checked it may not pay it. */
  payer_differs: z.boolean({ error: () => bookRules.sayWhetherAnotherTreasurer }),
})
export type SpendRuleForm = z.infer<typeof SpendRuleForm>

export const SpendRuleAnswer = z.strictObject({
  check_from: numberOrNull,
  second_from: numberOrNull,
  payer_differs: flag,
  /** '' before the church has set a rule. */
  set_by: text,
  set_at: text,
})
export type SpendRuleAnswer = z.infer<typeof SpendRuleAnswer>

/** POST books/spending/vouchers/, and PUT while nobody else has done a step. */
export const SpendVoucherForm = z.strictObject({
  fund: Id,
  category: Id,
  /** Who asked for it: a member, or a name. */
  asked_account: OptionalId,
  asked_by: requiredText(() => bookRules.sayWhoAsked, 120),
  payee_account: OptionalId,
  payee: requiredText(() => bookRules.sayWhoPaid, 120),
  purpose: requiredText(() => bookRules.sayWhat, 200),
  amount: Amount,
  /** The assessment that a new voucher pays; it stays. */
  assessment: OptionalId,
  version: Version,
})
export type SpendVoucherForm = z.infer<typeof SpendVoucherForm>

/** POST books/spending/vouchers/{id}/pay/. */
export const SpendPayForm = z.strictObject({
  account: z.number({ error: () => bookRules.chooseAccountPaidFrom }),
  how: z.enum(payWays, { error: () => bookRules.chooseHowPaid }),
  /** The number of the cheque or of the transfer. */
  reference: optionalText(60),
  day: Day,
})
export type SpendPayForm = z.infer<typeof SpendPayForm>

/** The steps of a voucher, each by its person; `second` is the approval of a second signatory. */
const spendSteps = ['prepared', 'checked', 'approved', 'second', 'paid', 'received'] as const
export type SpendStep = (typeof spendSteps)[number]

/** The states that the list is narrowed to. */
export const spendStates = [
  'to check',
  'to approve',
  'to pay',
  'to receive',
  'received',
  'cancelled',
] as const
export type SpendState = (typeof spendStates)[number]

export const SpendVoucherAnswer = z.strictObject({
  id,
  /** `V2026-0001`. */
  number: text,
  fund: text,
  fund_id: id,
  category: text,
  category_id: id,
  asked_by: text,
  asked_account: numberOrNull,
  payee: text,
  payee_account: numberOrNull,
  purpose: text,
  /** The name of the assessment that it pays; '' for none. */
  assessment: text,
  amount: number,
  in_words: text,
  state: z.enum(spendStates),
  steps: z.array(z.strictObject({ step: z.enum(spendSteps), name: text, at: text })),
  /** The step that comes next; '' when it is done or cancelled. */
  next: z.enum([...spendSteps, '']),
  may_next: flag,
  /** Why the caller may not do it, in a sentence; '' otherwise. */
  hindrance: text,
  /** Whether the caller may still change what it says, or cancel it. */
  may_change: flag,
  may_cancel: flag,
  /** The account that it was paid from; '' before. */
  account: text,
  how: text,
  reference: text,
  /** The day on which it was paid; '' before. */
  paid_day: text,
  /** Why it was cancelled; '' otherwise. */
  cancelled: text,
  /** The photographs of its receipts, by their ids. */
  receipts: z.array(id),
  version: number,
})
export type SpendVoucherAnswer = z.infer<typeof SpendVoucherAnswer>

/** GET books/spending/choices/: what a new voucher is made of. */
export const SpendChoicesAnswer = z.strictObject({
  funds: z.array(z.strictObject({ id, name: text, balance: number })),
  categories: z.array(CategoryAnswer),
  accounts: z.array(z.strictObject({ id, name: text, kind: text, balance: number, ways: texts })),
  rule: SpendRuleAnswer,
})
export type SpendChoicesAnswer = z.infer<typeof SpendChoicesAnswer>
