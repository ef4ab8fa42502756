import * as z from 'zod/mini'
import { requestRules } from '../../texts/accounts/data-request.ts'
import { dutyRules } from '../../texts/accounts/duty-rules.ts'
import { optionalText, requiredText } from '../base.ts'
import { emailShape } from '../email.ts'
import { type Exact, id, number, numberOrNull, readerOf, text, textOrNull } from '../fields.ts'

/** Kinds of data subject requests (Act 843, sections 32 to 41). */
export const requestKinds = ['access', 'correction', 'erasure', 'objection'] as const
export type RequestKind = (typeof requestKinds)[number]

/** A data request as its author sees it. */
const own = {
  id,
  kind: z.enum(requestKinds),
  words: text,
  filed_at: text,
  due_on: text,
  state: z.enum(['open', 'answered', 'refused']),
  answer: text,
  closed_at: textOrNull,
}

export const OwnDataRequest = readerOf(own, { required: ['id'] })
export type OwnDataRequest = z.infer<typeof OwnDataRequest>

export const OwnDataRequestAnswer = z.strictObject(own)
export type OwnDataRequestAnswer = Exact<typeof own>

/** A data request in the office's register. */
const registered = {
  ...own,
  name: text,
  contact: text,
  /** Null for a person without an account or with a deleted one. */
  account_id: numberOrNull,
  username: textOrNull,
  version: number,
}

export const DataRequest = readerOf(registered, { required: ['id'] })
export type DataRequest = z.infer<typeof DataRequest>

export const DataRequestAnswer = z.strictObject(registered)
export type DataRequestAnswer = Exact<typeof registered>

const counts = { open: number, overdue: number }
export const OpenDataRequestsAnswer = z.strictObject(counts)

const Kind = z.enum(requestKinds, { error: () => requestRules.kind })

/** POST users/me/requests/: a member's own request. */
export const OwnDataRequestForm = z.strictObject({ kind: Kind, words: optionalText(2000) })
export type OwnDataRequestForm = z.infer<typeof OwnDataRequestForm>

/** POST admin/requests/: a request that the office received by post, telephone or in person. */
export const DataRequestForm = z.strictObject({
  kind: Kind,
  name: requiredText(() => requestRules.name, 120),
  contact: requiredText(() => requestRules.reach, 254),
  words: optionalText(2000),
})
export type DataRequestForm = z.infer<typeof DataRequestForm>

/** An e-mail address, or a telephone number in any common format. */
const isContact = (text: string) =>
  emailShape.test(text) || (/^[+\d ()-]+$/.test(text) && /^\d{9,15}$/.test(text.replace(/\D/g, '')))

/** POST data-requests/: a request of a visitor without an account, from the privacy page. */
export const VisitorDataRequestForm = z.extend(DataRequestForm, {
  contact: requiredText(() => requestRules.contact, 254).check(
    z.refine(isContact, { error: () => requestRules.contactShape }),
  ),
})
export type VisitorDataRequestForm = z.infer<typeof VisitorDataRequestForm>

/** PATCH admin/requests/{id}/: closes a request, with the answer that the person was given. */
export const DataRequestReply = z.strictObject({
  state: z.enum(['answered', 'refused'], { error: () => dutyRules.chooseHowEnds }),
  answer: requiredText(() => dutyRules.writeWhatPersonTold, 2000),
})
export type DataRequestReply = z.infer<typeof DataRequestReply>
