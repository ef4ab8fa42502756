import * as z from 'zod/mini'
import { consentPurposes } from '../consent.ts'
import { requestKinds } from '../data-request.ts'
import { words, wordsOrNull } from './answer.ts'

export const Consents = z.strictObject({
  policy_version: z.number(),
  consents: z.array(
    z.strictObject({
      purpose: z.enum(consentPurposes),
      state: z.enum(['undecided', 'given', 'withdrawn']),
      decided_at: words,
    }),
  ),
})
export type Consents = z.infer<typeof Consents>

/** A data request as its author sees it. */
export const OwnDataRequest = z.strictObject({
  id: z.number(),
  kind: z.enum(requestKinds),
  words,
  filed_at: words,
  due_on: words,
  state: z.enum(['open', 'answered', 'refused']),
  answer: words,
  closed_at: wordsOrNull,
})
export type OwnDataRequest = z.infer<typeof OwnDataRequest>

/** A data request in the office's register. */
export const DataRequest = z.extend(OwnDataRequest, {
  name: words,
  contact: words,
  /** Null for a person without an account or with a deleted one. */
  account_id: z.nullable(z.number()),
  username: wordsOrNull,
  version: z.number(),
})
export type DataRequest = z.infer<typeof DataRequest>

export const OpenRequests = z.strictObject({ open: z.number(), overdue: z.number() })
