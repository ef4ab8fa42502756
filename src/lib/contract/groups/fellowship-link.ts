import * as z from 'zod/mini'
import { OwnAccountAnswer } from '../accounts/account.ts'
import { flag, text } from '../fields.ts'

/** How many days the link of a fellowship holds. */
export const fellowshipLinkDays = 90

/** The link of a fellowship, for its leader; `link` is '' where there is none. */
export const FellowshipLinkAnswer = z.strictObject({
  link: text,
  /** When it ends by itself, or ''. */
  expires_at: text,
  /** Whether it joins at once: it is the leader's own, or nobody is asked. */
  joins: flag,
})
export type FellowshipLinkAnswer = z.infer<typeof FellowshipLinkAnswer>

/** What whoever opens the link reads. */
export const ShownFellowshipLink = z.strictObject({
  fellowship: text,
  /** The full name of who invites. */
  invited_by: text,
  expires_at: text,
  joins: flag,
})
export type ShownFellowshipLink = z.infer<typeof ShownFellowshipLink>

/** The account after the link was taken; `asked` where the leader decides. */
export const TakenFellowshipLink = z.strictObject({
  user: OwnAccountAnswer,
  membership: z.enum(['member', 'asked']),
})
