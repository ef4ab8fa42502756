import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'
import { Flag, Id, requiredText, Words } from './base.ts'

/** Maximum length of a message to a leader in characters. */
export const leaderMessageLimit = 1000

const message = requiredText('Please write a message', leaderMessageLimit)

/** POST fellowships/{id}/message/ by a member: the session identifies the sender. */
export const LeaderMessageForm = z.strictObject({ message })
export type LeaderMessageForm = z.infer<typeof LeaderMessageForm>

/** A name of letters only: leaders read it in an e-mail, where an address would become a link. */
const isName = (text: string) =>
  /^[\p{L}\p{M} .'’-]+$/u.test(text) && !/\.(\p{Ll}{2,}|\p{Lu}{2,})/u.test(text)

/** The same call by a visitor without an account: with a name and a telephone number for the reply. */
export const NewcomerMessageForm = z.strictObject({
  name: requiredText('Please enter your name', 80).check(
    z.refine(isName, 'Please write your name in letters only'),
  ),
  telephone: requiredText('Please enter your phone number', 30),
  message,
})
export type NewcomerMessageForm = z.infer<typeof NewcomerMessageForm>

/** PATCH fellowships/{id}/messages/{message}/: absent fields stay unchanged. */
export const LeaderMessageMark = z.strictObject({
  is_read: z.optional(z.boolean({ error: 'Please say whether it is read' })),
  is_archived: z.optional(z.boolean({ error: 'Please say whether it is archived' })),
})
export type LeaderMessageMark = z.infer<typeof LeaderMessageMark>

/** Filter for messages: in the inbox, unread, or archived. */
export const messageStates = ['inbox', 'unread', 'archived'] as const
export type MessageState = (typeof messageStates)[number]

/** A message to a leader; telephone and e-mail are '' when the leader may not see them. */
const readMessage = {
  id: Id,
  message: Words,
  user_name: Words,
  telephone: Words,
  email: Words,
  is_newcomer: Flag,
  created_at: Words,
}

export const LeaderMessage = z.looseObject({ ...readMessage, is_read: Flag, is_archived: Flag })
export type LeaderMessage = z.infer<typeof LeaderMessage>

/** A message that its leader has not read for days. */
export const WaitingMessage = z.looseObject({
  ...readMessage,
  fellowship_id: Id,
  fellowship: Words,
  leader_name: Words,
  leader_telephone: Words,
})
export type WaitingMessage = z.infer<typeof WaitingMessage>

/** A member's or visitor's message to a fellowship's leader, with the contact details that its author shares. */
export const LeaderMessageAnswer = z.strictObject({
  id: z.number(),
  message: words,
  user_name: words,
  /** E.164; '' when the leader may not see it. */
  telephone: words,
  email: words,
  /** Written by a visitor without an account. */
  is_newcomer: z.boolean(),
  is_read: z.boolean(),
  is_archived: z.boolean(),
  created_at: words,
})
export type LeaderMessageAnswer = z.infer<typeof LeaderMessageAnswer>

/** A message that its leader has not read for days. */
export const WaitingMessageAnswer = z.strictObject({
  id: z.number(),
  message: words,
  user_name: words,
  telephone: words,
  email: words,
  is_newcomer: z.boolean(),
  fellowship_id: z.number(),
  fellowship: words,
  leader_name: wordsOrNull,
  leader_telephone: words,
  created_at: words,
})
export type WaitingMessageAnswer = z.infer<typeof WaitingMessageAnswer>
