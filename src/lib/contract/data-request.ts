import * as z from 'zod/mini'
import { optionalText, requiredText } from './base.ts'

/** What somebody may ask about their data (Act 843, sections 32 to 41). */
export const requestKinds = ['access', 'correction', 'erasure', 'objection'] as const
export type RequestKind = (typeof requestKinds)[number]

const Kind = z.enum(requestKinds, { error: 'Please choose what you ask for' })

/** POST users/me/requests/: a member's own. */
export const OwnRequest = z.strictObject({ kind: Kind, words: optionalText(2000) })
export type OwnRequest = z.infer<typeof OwnRequest>

/** POST admin/requests/: one that the office took by letter, telephone or in person. */
export const OfficeRequest = z.strictObject({
  kind: Kind,
  name: requiredText('Please enter the name', 120),
  contact: requiredText('Please enter how to reach this person', 254),
  words: optionalText(2000),
})
export type OfficeRequest = z.infer<typeof OfficeRequest>

/** PATCH admin/requests/{id}/: closes it, with what the person was told. */
export const RequestAnswer = z.strictObject({
  state: z.enum(['answered', 'refused'], { error: 'Please choose how it ends' }),
  answer: requiredText('Please write what the person was told', 2000),
})
export type RequestAnswer = z.infer<typeof RequestAnswer>
