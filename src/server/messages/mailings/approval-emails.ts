import type { Context } from 'hono'
import { tellApprovers, tellAsker } from '../../accounts/dual-control/tell-approvers.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { approvalEmails } from '../translated/messages.ts'

/** Tells the super admins that a message to more people than the church has set waits for one of them. */
export const tellThatItWaits = (c: Context<AppEnv>, people: number): void =>
  tellApprovers(c, { admins: true }, () => ({
    subject: approvalEmails.waitsSubject,
    page: ['/super-admin#send-messages', approvalEmails.sendMessages],
    words: approvalEmails.waits({ writer: callerOf(c).username, people }),
  }))

type Decided = { writer: number | null; people: number }

/** Tells the writer that somebody else has approved the message. */
export const tellApproved = (c: Context<AppEnv>, { writer, people }: Decided): void =>
  tellAsker(c, writer, () => ({
    subject: approvalEmails.approvedSubject,
    page: ['/dashboard', approvalEmails.dashboard],
    words: approvalEmails.approved({ approver: callerOf(c).username, people }),
  }))

/** Tells the writer that somebody else has declined the message, with the reason where one was given. */
export const tellDeclined = (c: Context<AppEnv>, { writer, people, why }: Decided & { why: string }): void =>
  tellAsker(c, writer, () => ({
    subject: approvalEmails.declinedSubject,
    page: ['/dashboard', approvalEmails.dashboard],
    words: [approvalEmails.declined({ approver: callerOf(c).username, people }), why]
      .filter(Boolean)
      .join('\n\n'),
  }))
