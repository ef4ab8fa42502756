import * as z from 'zod/mini'
import { leaderRules } from '../../texts/groups/leader-rules.ts'
import { Id, optionalText } from '../base.ts'
import { id, text } from '../fields.ts'

/** `withdrawn`: taken back, or no longer needed since the member was moved by another request. */
const requestStates = ['asked', 'accepted', 'declined', 'withdrawn'] as const
export type FellowshipRequestState = (typeof requestStates)[number]

/** `transfer`: a leader or super admin proposes to move a member. */
const requestKinds = ['join', 'transfer'] as const
export type FellowshipRequestKind = (typeof requestKinds)[number]

/** GET fellowships/my/requests/: what a member asked, and what the leader said. */
export const OwnFellowshipRequestAnswer = z.strictObject({
  id,
  fellowship: id,
  name: text,
  state: z.enum(requestStates),
  /** The leader's word. */
  answer: text,
  asked_at: text,
})
export type OwnFellowshipRequestAnswer = z.infer<typeof OwnFellowshipRequestAnswer>

/** GET fellowships/{id}/requests/: for its leader. */
export const FellowshipRequestAnswer = z.strictObject({
  id,
  kind: z.enum(requestKinds),
  /** `leaving`: a member of this fellowship is to be moved to another one. */
  way: z.enum(['coming', 'leaving']),
  member: id,
  name: text,
  /** What whoever proposed a transfer said. */
  word: text,
  /** The other fellowship; '' for none. */
  fellowship: text,
  asked_by: text,
  asked_at: text,
  state: z.enum(requestStates),
  answer: text,
})
export type FellowshipRequestAnswer = z.infer<typeof FellowshipRequestAnswer>

/** POST fellowships/{id}/requests/{request}/answer/. */
export const RequestReply = z.strictObject({
  accept: z.boolean({ error: () => leaderRules.yesOrNo }),
  /** What the member reads beside it. */
  word: optionalText(500),
})
export type RequestReply = z.infer<typeof RequestReply>

/** POST fellowships/{id}/members/{member}/transfer/. */
export const TransferForm = z.strictObject({ to: Id, word: optionalText(500) })
export type TransferForm = z.infer<typeof TransferForm>

/** What became of a proposal: moved at once, or asked. */
export const TransferAnswer = z.strictObject({ state: z.enum(['moved', 'asked']) })
export type TransferAnswer = z.infer<typeof TransferAnswer>
