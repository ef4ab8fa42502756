import * as z from 'zod/mini'
import { consentPurposes } from '../consent.ts'
import { requestKinds } from '../data-request.ts'
import { words, wordsOrNull } from './answer.ts'

export const ConsentsAnswer = z.strictObject({
  policy_version: z.number(),
  consents: z.array(
    z.strictObject({
      purpose: z.enum(consentPurposes),
      state: z.enum(['undecided', 'given', 'withdrawn']),
      decided_at: words,
    }),
  ),
})
export type ConsentsAnswer = z.infer<typeof ConsentsAnswer>

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
