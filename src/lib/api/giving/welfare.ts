import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/giving/calls/welfare.ts'
import type {
  BenefitForm,
  ClaimForm,
  MembershipForm,
  PayForm,
  RuleForm,
  VoteForm,
  WaiverForm,
} from '../../contract/giving/welfare.ts'
import { call } from '../call.ts'
import type { ListQuery } from '../list-query.ts'

/* The welfare fund: extensions of our own backend. Each throws ApiError. */

/** What the fund is to the user. */
export const readOwnWelfare = () => call(calls.readOwnWelfare)

/** 409 with what stands against it. */
export const addClaim = (body: ClaimForm) => call(calls.addClaim, { body })

export const withdrawClaim = (id: Id) => call(calls.withdrawClaim, { id })

/** For the payee without a name. */
export const receiveVoucher = (id: Id, name = '') => call(calls.receiveVoucher, { id, body: { name } })

export const claimCalls = { list: (query: ListQuery) => call(calls.listClaims, { query }) }

export const voteOn = (id: Id, body: VoteForm) => call(calls.voteOn, { id, body })

export const prepareVoucher = (claim: Id) => call(calls.prepareVoucher, { id: claim })

export const voucherCalls = { list: (query: ListQuery) => call(calls.listVouchers, { query }) }

export const takeStep = (id: Id, step: 'check' | 'approve') =>
  call(step === 'check' ? calls.checkVoucher : calls.approveVoucher, { id })

export const payVoucher = (id: Id, body: PayForm) => call(calls.payVoucher, { id, body })

export const dropVoucher = (id: Id, why: string) => call(calls.dropVoucher, { id, body: { why } })

export const welfareMemberCalls = { list: (query: ListQuery) => call(calls.listMembers, { query }) }

export const setMembership = (account: Id, body: MembershipForm) =>
  call(calls.setMembership, { id: account, body })

export const readRules = () => call(calls.readRules)

export const setRule = (body: RuleForm) => call(calls.setRule, { body })

/** Adds a benefit, or changes the one of an id. */
export const saveBenefit = (body: BenefitForm, id?: Id) =>
  id ? call(calls.changeBenefit, { id, body }) : call(calls.addBenefit, { body })

export const listWaivers = () => call(calls.listWaivers)

export const grantWaiver = (body: WaiverForm) => call(calls.grantWaiver, { body })

export const agreeToWaiver = (id: Id) => call(calls.agreeToWaiver, { id })

/** 404 for everybody but its readers. */
export const readReason = async (id: Id) => (await call(calls.readReason, { id })).reason
