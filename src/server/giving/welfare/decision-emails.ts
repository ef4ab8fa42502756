import type { Context } from 'hono'
import { tellApprovers, tellAsker } from '../../accounts/dual-control/tell-approvers.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Decided } from './claims.ts'
import { welfareEmailWords as words } from './messages.ts'

/** Tells the signatories that a claim waits for two of them. It names nobody: an e-mail is read by others, too. */
export const tellOfClaim = (c: Context<AppEnv>): void =>
  tellApprovers(c, { duty: 'signatory' }, () => ({
    subject: words.claimWaits,
    page: ['/books#welfare', words.welfarePage],
    words: words.claimWaitsText,
  }))

/** Tells the other signatories that a waiver of a member's dues waits for one of them. */
export const tellOfWaiver = (c: Context<AppEnv>, member: number): void =>
  tellApprovers(c, { duty: 'signatory', except: member }, () => ({
    subject: words.waiverWaits,
    page: ['/books#welfare', words.welfarePage],
    words: words.waiverWaitsText,
  }))

/** Tells the member what two signatories have decided. */
export const tellOfDecision = (c: Context<AppEnv>, { account, state }: Decided): void =>
  tellAsker(c, account, () => ({
    subject: words.subject,
    words: state === 'approved' ? words.approved : words.declined,
    page: ['/my-giving', words.page],
  }))
