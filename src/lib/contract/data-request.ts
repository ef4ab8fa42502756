import * as z from 'zod/mini'
import { words, wordsOrNull } from './answer.ts'
import { Count, Id, optionalText, requiredText, Words } from './base.ts'
import { emailShape } from './email.ts'

/** Kinds of data subject requests (Act 843, sections 32 to 41). */
export const requestKinds = ['access', 'correction', 'erasure', 'objection'] as const
export type RequestKind = (typeof requestKinds)[number]

const Kind = z.enum(requestKinds, { error: 'Please choose what you ask for' })

/** POST users/me/requests/: a member's own request. */
export const OwnDataRequestForm = z.strictObject({ kind: Kind, words: optionalText(2000) })
export type OwnDataRequestForm = z.infer<typeof OwnDataRequestForm>

/** POST admin/requests/: a request that the office received by post, telephone or in person. */
export const DataRequestForm = z.strictObject({
  kind: Kind,
  name: requiredText('Please enter the name', 120),
  contact: requiredText('Please enter how to reach this person', 254),
  words: optionalText(2000),
})
export type DataRequestForm = z.infer<typeof DataRequestForm>

/** An e-mail address, or a telephone number in any common format. */
const isContact = (text: string) =>
  emailShape.test(text) || (/^[+\d ()-]+$/.test(text) && /^\d{9,15}$/.test(text.replace(/\D/g, '')))

/** POST data-requests/: a request of a visitor without an account, from the privacy page. */
export const VisitorDataRequestForm = z.extend(DataRequestForm, {
  contact: requiredText('Please enter an e-mail address or a telephone number', 254).check(
    z.refine(isContact, 'Please write an e-mail address, or a telephone number like 024 412 3456'),
  ),
})
export type VisitorDataRequestForm = z.infer<typeof VisitorDataRequestForm>

/** PATCH admin/requests/{id}/: closes a request, with the answer that the person was given. */
export const DataRequestReply = z.strictObject({
  state: z.enum(['answered', 'refused'], { error: 'Please choose how it ends' }),
  answer: requiredText('Please write what the person was told', 2000),
})
export type DataRequestReply = z.infer<typeof DataRequestReply>

export const DataRequest = z.looseObject({
  id: Id,
  kind: Words,
  name: Words,
  contact: Words,
  words: Words,
  filed_at: Words,
  due_on: Words,
  state: Words,
  answer: Words,
  account_id: Count,
  username: Words,
  version: Count,
})
export type DataRequest = z.infer<typeof DataRequest>

/** A data request as its author sees it. */
export const OwnDataRequestAnswer = z.strictObject({
  id: z.number(),
  kind: z.enum(requestKinds),
  words,
  filed_at: words,
  due_on: words,
  state: z.enum(['open', 'answered', 'refused']),
  answer: words,
  closed_at: wordsOrNull,
})
export type OwnDataRequestAnswer = z.infer<typeof OwnDataRequestAnswer>

/** A data request in the office's register. */
export const DataRequestAnswer = z.extend(OwnDataRequestAnswer, {
  name: words,
  contact: words,
  /** Null for a person without an account or with a deleted one. */
  account_id: z.nullable(z.number()),
  username: wordsOrNull,
  version: z.number(),
})
export type DataRequestAnswer = z.infer<typeof DataRequestAnswer>

export const OpenDataRequestsAnswer = z.strictObject({ open: z.number(), overdue: z.number() })

/** A data request of the signed-in user. */
export const OwnDataRequest = z.looseObject({
  id: Id,
  kind: Words,
  words: Words,
  filed_at: Words,
  due_on: Words,
  state: Words,
  answer: Words,
})
export type OwnDataRequest = z.infer<typeof OwnDataRequest>
