import type { Generated } from 'kysely'
import type { Book } from '../../../../lib/contract/giving/books-ledger.ts'
import type { claimStates } from '../../../../lib/contract/giving/welfare.ts'

/** The dues of the welfare fund from a month on, and what they lead to. */
type WelfareRuleTable = {
  from_month: string
  dues: number
  waiting_months: number
  most_arrears: number
}

type WelfareBenefitTable = {
  id: Generated<number>
  name: string
  name_folded: string
  amount: number
  most_times: number | null
  is_open: 0 | 1
}

export type WelfareMemberTable = { account_id: number; from_month: string; until_month: string | null }

/** Months whose dues are waived once a second signatory has agreed. Only the three readers ever see the reason. */
type WelfareWaiverTable = {
  id: Generated<number>
  account_id: number
  from_month: string
  to_month: string
  reason: string
  granted_by: number | null
  granted_at: string
  agreed_by: number | null
  agreed_at: string | null
  reader_1: number | null
  reader_2: number | null
  reader_3: number | null
}

type WelfareClaimTable = {
  id: Generated<number>
  book: Book
  account_id: number | null
  benefit_id: number
  amount: number
  happened_on: string
  words: string
  state: (typeof claimStates)[number]
  asked_by: number | null
  asked_at: string
  decided_at: string | null
}

type WelfareVoteTable = {
  id: Generated<number>
  claim_id: number
  account_id: number | null
  says: 'yes' | 'no'
  why: string
  at: string
}

/** The tables of welfare by name. */
export type WelfareTables = {
  welfare_rule: WelfareRuleTable
  welfare_benefit: WelfareBenefitTable
  welfare_member: WelfareMemberTable
  welfare_waiver: WelfareWaiverTable
  welfare_claim: WelfareClaimTable
  welfare_vote: WelfareVoteTable
}
