import * as z from 'zod/mini'
import { pageOf } from '../../answer.ts'
import { partOf } from '../../lists.ts'
import { route } from '../../route.ts'
import {
  BenefitForm,
  ClaimAnswer,
  ClaimForm,
  DropForm,
  MembershipForm,
  OwnWelfareAnswer,
  PayForm,
  ReasonAnswer,
  ReceiveForm,
  RuleForm,
  RulesAnswer,
  VoteForm,
  VoucherAnswer,
  WaiverAnswer,
  WaiverForm,
  WelfareMemberAnswer,
} from '../welfare.ts'

const Waivers = z.array(WaiverAnswer)

export const readOwnWelfare = route('GET', 'welfare/', {
  summary: 'What the welfare fund is to the caller: dues, benefits, claims',
  answer: OwnWelfareAnswer,
})

export const readRules = route('GET', 'welfare/rules/', {
  summary: 'The dues by month and the table of benefits',
  answer: RulesAnswer,
})

export const setRule = route('POST', 'welfare/rules/', {
  summary: 'Sets the dues from a month on',
  body: RuleForm,
  answer: RulesAnswer,
})

export const addBenefit = route('POST', 'welfare/benefits/', {
  summary: 'Adds a benefit',
  status: 201,
  body: BenefitForm,
  answer: RulesAnswer,
})

export const changeBenefit = route('PUT', 'welfare/benefits/:id/', {
  summary: 'Changes a benefit for claims to come',
  body: BenefitForm,
  answer: RulesAnswer,
})

export const listMembers = route('GET', 'welfare/members/', {
  summary: 'The members of the fund with dues and arrears',
  paged: true,
  answer: partOf(WelfareMemberAnswer),
  exact: pageOf(WelfareMemberAnswer),
})

export const setMembership = route('PUT', 'welfare/members/:id/', {
  summary: 'Makes somebody a member of the fund, or ends that',
  body: MembershipForm,
})

export const listClaims = route('GET', 'welfare/claims/', {
  summary: 'What members ask for, what waits for signatories first',
  paged: true,
  answer: partOf(ClaimAnswer),
  exact: pageOf(ClaimAnswer),
})

export const addClaim = route('POST', 'welfare/claims/', {
  summary: 'Asks for a benefit for oneself',
  status: 201,
  body: ClaimForm,
})

export const withdrawClaim = route('POST', 'welfare/claims/:id/withdraw/', {
  summary: 'Takes one’s own claim back while it waits',
})

export const voteOn = route('POST', 'welfare/claims/:id/vote/', {
  summary: 'Votes on a claim; two of three signatories decide',
  body: VoteForm,
})

export const prepareVoucher = route('POST', 'welfare/claims/:id/voucher/', {
  summary: 'Prepares the voucher of a claim that was approved',
  status: 201,
  exact: VoucherAnswer,
})

export const listVouchers = route('GET', 'welfare/vouchers/', {
  summary: 'The vouchers, newest first',
  paged: true,
  answer: partOf(VoucherAnswer),
  exact: pageOf(VoucherAnswer),
})

export const checkVoucher = route('POST', 'welfare/vouchers/:id/check/', {
  summary: 'Checks a voucher that somebody else prepared',
  exact: VoucherAnswer,
})

export const approveVoucher = route('POST', 'welfare/vouchers/:id/approve/', {
  summary: 'Approves a voucher that two others prepared and checked',
  exact: VoucherAnswer,
})

export const payVoucher = route('POST', 'welfare/vouchers/:id/pay/', {
  summary: 'Notes that a voucher is paid: an expense in the ledger',
  body: PayForm,
  exact: VoucherAnswer,
})

export const receiveVoucher = route('POST', 'welfare/vouchers/:id/receive/', {
  summary: 'Says that the payee has received the money',
  body: ReceiveForm,
})

export const dropVoucher = route('POST', 'welfare/vouchers/:id/drop/', {
  summary: 'Drops a voucher before it is paid',
  body: DropForm,
  exact: VoucherAnswer,
})

export const readVoucherPdf = route('GET', 'welfare/vouchers/:id/pdf/', {
  summary: 'A voucher as PDF',
  type: 'application/pdf',
  exact: z.any(),
})

export const listWaivers = route('GET', 'welfare/waivers/', {
  summary: 'Months whose dues are waived, without the reasons',
  answer: Waivers,
})

export const grantWaiver = route('POST', 'welfare/waivers/', {
  summary: 'Asks a second signatory to waive somebody’s dues',
  status: 201,
  body: WaiverForm,
  exact: Waivers,
})

export const agreeToWaiver = route('POST', 'welfare/waivers/:id/agree/', {
  summary: 'Agrees to a waiver that another signatory wrote',
  answer: Waivers,
})

export const readReason = route('GET', 'welfare/waivers/:id/reason/', {
  summary: 'Why dues are waived, for those who were signatories then; every look is logged',
  answer: ReasonAnswer,
})
