import * as z from 'zod/mini'
import { requiredText } from './base.ts'

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
