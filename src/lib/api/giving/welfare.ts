import * as z from 'zod/mini'
import type { Id } from '../../contract/base.ts'
import {
  type BenefitForm,
  ClaimAnswer,
  type ClaimForm,
  type MembershipForm,
  OwnWelfareAnswer,
  type PayForm,
  ReasonAnswer,
  type RuleForm,
  RulesAnswer,
  type VoteForm,
  VoucherAnswer,
  WaiverAnswer,
  type WaiverForm,
  WelfareMemberAnswer,
} from '../../contract/giving/welfare.ts'
import { answerOf, api } from '../client.ts'
import { resource } from '../resource.ts'

/* The welfare fund: extensions of our own backend. Each throws ApiError. */

const Waivers = z.array(WaiverAnswer)

/** GET welfare/: what the fund is to the user. */
export const readOwnWelfare = (): Promise<OwnWelfareAnswer> => answerOf(OwnWelfareAnswer, api.get('welfare/'))

/** POST welfare/claims/; 409 with what stands against it. */
export const addClaim = (form: ClaimForm): Promise<void> => post('welfare/claims/', form)

/** POST welfare/claims/{id}/withdraw/. */
export const withdrawClaim = (id: Id): Promise<void> => post(`welfare/claims/${id}/withdraw/`)

/** POST welfare/vouchers/{id}/receive/: for the payee without a name. */
export const receiveVoucher = (id: Id, name = ''): Promise<void> =>
  post(`welfare/vouchers/${id}/receive/`, { name })

export const claimCalls = resource<ClaimAnswer, never>('welfare/claims', ClaimAnswer)

/** POST welfare/claims/{id}/vote/. */
export const voteOn = (id: Id, form: VoteForm): Promise<void> => post(`welfare/claims/${id}/vote/`, form)

/** POST welfare/claims/{id}/voucher/. */
export const prepareVoucher = (claim: Id): Promise<void> => post(`welfare/claims/${claim}/voucher/`)

export const voucherCalls = resource<VoucherAnswer, never>('welfare/vouchers', VoucherAnswer)

/** POST welfare/vouchers/{id}/check/ or /approve/. */
export const takeStep = (id: Id, step: 'check' | 'approve'): Promise<void> =>
  post(`welfare/vouchers/${id}/${step}/`)

/** POST welfare/vouchers/{id}/pay/. */
export const payVoucher = (id: Id, form: PayForm): Promise<void> => post(`welfare/vouchers/${id}/pay/`, form)

/** POST welfare/vouchers/{id}/drop/. */
export const dropVoucher = (id: Id, why: string): Promise<void> =>
  post(`welfare/vouchers/${id}/drop/`, { why })

export const welfareMemberCalls = resource<WelfareMemberAnswer, never>('welfare/members', WelfareMemberAnswer)

/** PUT welfare/members/{id}/. */
export const setMembership = async (account: Id, form: MembershipForm): Promise<void> =>
  void (await api.url(`welfare/members/${account}/`).put(form).res())

/** GET welfare/rules/. */
export const readRules = (): Promise<RulesAnswer> => answerOf(RulesAnswer, api.get('welfare/rules/'))

/** POST welfare/rules/. */
export const setRule = (form: RuleForm): Promise<RulesAnswer> =>
  answerOf(RulesAnswer, api.url('welfare/rules/').post(form))

/** POST welfare/benefits/ or PUT welfare/benefits/{id}/. */
export const saveBenefit = (form: BenefitForm, id?: Id): Promise<RulesAnswer> =>
  answerOf(
    RulesAnswer,
    id ? api.url(`welfare/benefits/${id}/`).put(form) : api.url('welfare/benefits/').post(form),
  )

/** GET welfare/waivers/. */
export const listWaivers = (): Promise<WaiverAnswer[]> => answerOf(Waivers, api.get('welfare/waivers/'))

/** POST welfare/waivers/. */
export const grantWaiver = (form: WaiverForm): Promise<void> => post('welfare/waivers/', form)

/** POST welfare/waivers/{id}/agree/. */
export const agreeToWaiver = (id: Id): Promise<WaiverAnswer[]> =>
  answerOf(Waivers, api.url(`welfare/waivers/${id}/agree/`).post())

/** GET welfare/waivers/{id}/reason/; 404 for everybody but its readers. */
export const readReason = async (id: Id): Promise<string> =>
  (await answerOf(ReasonAnswer, api.get(`welfare/waivers/${id}/reason/`))).reason

const post = async (path: string, form: object = {}): Promise<void> =>
  void (await api.url(path).post(form).res())
