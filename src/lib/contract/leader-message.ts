import * as z from 'zod/mini'
import { requiredText } from './base.ts'

/** The most that a message to a leader may hold. */
export const leaderMessageLimit = 1000

const message = requiredText('Please write a message', leaderMessageLimit)

/** POST fellowships/{id}/message/ of a member: who writes says the session. */
export const LeaderMessage = z.strictObject({ message })
export type LeaderMessage = z.infer<typeof LeaderMessage>

/** A name of letters: a leader reads it in a letter, where an address would become a link. */
const isName = (text: string) =>
  /^[\p{L}\p{M} .'’-]+$/u.test(text) && !/\.(\p{Ll}{2,}|\p{Lu}{2,})/u.test(text)

/** The same call of a visitor, who has no account: a name and a telephone number for the answer. */
export const NewcomerMessage = z.strictObject({
  name: requiredText('Please enter your name', 80).check(
    z.refine(isName, 'Please write your name in letters only'),
  ),
  telephone: requiredText('Please enter your phone number', 30),
  message,
})
export type NewcomerMessage = z.infer<typeof NewcomerMessage>

/** PATCH fellowships/{id}/messages/{message}/: what is absent stays. */
export const LeaderMessageMark = z.strictObject({
  is_read: z.optional(z.boolean({ error: 'Please say whether it is read' })),
  is_archived: z.optional(z.boolean({ error: 'Please say whether it is archived' })),
})
export type LeaderMessageMark = z.infer<typeof LeaderMessageMark>

/** Which messages: those of the inbox, those nobody has read, or those put away. */
export const messageStates = ['inbox', 'unread', 'archived'] as const
export type MessageState = (typeof messageStates)[number]
