import type { Context } from 'hono'
import { tellApprovers, tellAsker } from '../../accounts/dual-control/tell-approvers.ts'
import type { AppEnv } from '../../platform/context.ts'
import { callerOf } from '../../platform/http/caller.ts'

/** Tells the super admins that a message to more people than the church has set waits for one of them. */
export const tellThatItWaits = (c: Context<AppEnv>, people: number): void =>
  tellApprovers(c, { admins: true }, () => ({
    subject: 'A message waits for your approval',
    page: ['/super-admin#send-messages', 'Send Messages'],
    words: `${callerOf(c).username} wrote a message to ${people} people. It goes out when somebody else approves it.`,
  }))

type Decided = { writer: number | null; people: number }

/** Tells the writer that somebody else has approved the message. */
export const tellApproved = (c: Context<AppEnv>, { writer, people }: Decided): void =>
  tellAsker(c, writer, () => ({
    subject: 'Your message is approved',
    page: ['/dashboard', 'Your dashboard'],
    words: `${callerOf(c).username} approved your message to ${people} people.`,
  }))

/** Tells the writer that somebody else has declined the message, with the reason where one was given. */
export const tellDeclined = (c: Context<AppEnv>, { writer, people, why }: Decided & { why: string }): void =>
  tellAsker(c, writer, () => ({
    subject: 'Your message was declined',
    page: ['/dashboard', 'Your dashboard'],
    words: [`${callerOf(c).username} declined your message to ${people} people.`, why]
      .filter(Boolean)
      .join('\n\n'),
  }))
