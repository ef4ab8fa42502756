import type { ChurchSettings } from './contract/settings/church-settings.ts'
import { textBudgetTexts } from './texts/settings/text-budgets.ts'

/**
 * The budgets of text messages, apart from one another (docs/decisions/messages.md#text-budgets): what staff writes, what goes by itself, codes to confirmed
 * numbers, and what goes to numbers that nobody has confirmed.
 */
export const textBudgets = ['own', 'automatic', 'codes', 'unproven'] as const
export type TextBudget = (typeof textBudgets)[number]
export type MessageBudget = Extract<TextBudget, 'own' | 'automatic'>
export type CodeBudget = Exclude<TextBudget, MessageBudget>

type Ceilings = Pick<
  ChurchSettings,
  | 'sms_month_ceiling'
  | 'sms_automatic_share'
  | 'sms_code_day_ceiling'
  | 'sms_code_month_ceiling'
  | 'sms_unproven_share'
>

/** What a budget may spend in a month, in the smallest unit. The two of a ceiling are that ceiling together. */
export function monthCeilingOf(settings: Ceilings, budget: TextBudget): number {
  const { sms_month_ceiling, sms_automatic_share, sms_code_month_ceiling, sms_unproven_share } = settings
  return budget === 'own' || budget === 'automatic'
    ? partOf(sms_month_ceiling, sms_automatic_share, budget === 'automatic')
    : partOf(sms_code_month_ceiling, sms_unproven_share, budget === 'unproven')
}

/** What a budget of codes may spend in a day, in the smallest unit. */
export const dayCeilingOf = (
  { sms_code_day_ceiling, sms_unproven_share }: Ceilings,
  budget: CodeBudget,
): number => partOf(sms_code_day_ceiling, sms_unproven_share, budget === 'unproven')

function partOf(ceiling: number, percent: number, isShare: boolean): number {
  const share = Math.floor((ceiling * percent) / 100)
  return isShare ? share : ceiling - share
}

/** From which part of a ceiling on the office is told that it is near. */
const near = 0.8

/** Whether so much of a ceiling is spent that the office should know. A ceiling of 0 is a choice of the church. */
export const isNearlySpent = ({ spent, ceiling }: { spent: number; ceiling: number }): boolean =>
  ceiling > 0 && spent >= ceiling * near

/** What a budget is for, in the words of the office: "... what they may cost this month is nearly spent". */
export const budgetWords: Record<TextBudget, string> = {
  get own() {
    return textBudgetTexts.textMessagesThatStaff
  },
  get automatic() {
    return textBudgetTexts.textMessagesThatGo
  },
  get codes() {
    return textBudgetTexts.codesByTextMessage
  },
  get unproven() {
    return textBudgetTexts.textMessagesToNumbers
  },
}
