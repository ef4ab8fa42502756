import type { TestimonyFields } from '../../../lib/contract/care/testimony.ts'
import { testimonyRules } from '../../../lib/texts/care/testimony-rules.ts'
import type { Caller } from '../../platform/context.ts'
import type { TestimonyReader } from './repo.ts'

/** The reader for a caller; undefined for a visitor. */
export const testimonyReader = (caller: Caller | undefined): TestimonyReader =>
  caller && { id: caller.id, everything: caller.role === 'admin' }

/** The precondition (`If-Match`) of actions that depend on the approval state. */
export const approvalOf = ({ is_approved }: TestimonyFields): string => (is_approved ? 'approved' : 'pending')

/** The message of the 409 response when the approval has changed meanwhile. */
export const decidedMeanwhile = ({ is_approved }: TestimonyFields): string =>
  is_approved ? testimonyRules.approvedElsewhere : testimonyRules.hiddenElsewhere

/** The name in log entries. Without the title, since an unapproved testimony is not public and its author may delete it. */
export const named = (testimonyId: number): string => `testimony ${testimonyId}`
