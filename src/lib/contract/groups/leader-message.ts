import * as z from 'zod/mini'
import { groupRules } from '../../texts/groups/group-rules.ts'
import { leaderRules } from '../../texts/groups/leader-rules.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { noSentenceInWhole } from '../accounts/persons-name.ts'
import { requiredText } from '../base.ts'
import { type Exact, flag, id, readerOf, text, textOrNull } from '../fields.ts'

/** Maximum length of a message to a leader in characters. */
export const leaderMessageLimit = 1000

const message = requiredText(() => leaderRules.message, leaderMessageLimit)

/** POST fellowships/{id}/message/ by a member: the session identifies the sender. */
export const LeaderMessageForm = z.strictObject({ message })
export type LeaderMessageForm = z.infer<typeof LeaderMessageForm>

/** A name of letters only: leaders read it in an e-mail, where an address would become a link. */
const isName = (text: string) =>
  /^[\p{L}\p{M} .'’-]+$/u.test(text) && !/\.(\p{Ll}{2,}|\p{Lu}{2,})/u.test(text)

/** The same call by a visitor without an account: with a name and a telephone number for the reply. */
export const NewcomerMessageForm = z.strictObject({
  name: requiredText(() => leaderRules.name, 80).check(
    z.refine(isName, { error: () => leaderRules.lettersOnly }),
    noSentenceInWhole,
  ),
  telephone: requiredText(() => leaderRules.phone, 30),
  message,
})
export type NewcomerMessageForm = z.infer<typeof NewcomerMessageForm>

/** PATCH fellowships/{id}/messages/{message}/: absent fields stay unchanged. */
export const LeaderMessageMark = z.strictObject({
  is_read: z.optional(z.boolean({ error: () => usualRules.sayWhetherRead })),
  is_archived: z.optional(z.boolean({ error: () => groupRules.sayWhetherArchived })),
})
export type LeaderMessageMark = z.infer<typeof LeaderMessageMark>

/** Filter for messages: in the inbox, unread, or archived. */
export const messageStates = ['inbox', 'unread', 'archived'] as const
export type MessageState = (typeof messageStates)[number]

/** A member's or visitor's message to a fellowship's leader, with the contact details that its author shares. */
const sent = {
  id,
  message: text,
  user_name: text,
  /** E.164; '' when the leader may not see it. */
  telephone: text,
  email: text,
  /** Written by a visitor without an account. */
  is_newcomer: flag,
  created_at: text,
}

const fields = { ...sent, is_read: flag, is_archived: flag }

export const LeaderMessage = readerOf(fields, { required: ['id'] })
export type LeaderMessage = z.infer<typeof LeaderMessage>

export const LeaderMessageAnswer = z.strictObject(fields)
export type LeaderMessageAnswer = Exact<typeof fields>

/** A message that its leader has not read for days. */
const waiting = {
  ...sent,
  fellowship_id: id,
  fellowship: text,
  leader_name: textOrNull,
  leader_telephone: text,
}

export const WaitingMessage = readerOf(waiting, { required: ['id', 'fellowship_id'] })
export type WaitingMessage = z.infer<typeof WaitingMessage>

export const WaitingMessageAnswer = z.strictObject(waiting)
export type WaitingMessageAnswer = Exact<typeof waiting>
