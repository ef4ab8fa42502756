import type { TestimonyFields } from '../../../lib/contract/care/testimony.ts'
import type { Caller } from '../../platform/context.ts'
import type { TestimonyReader } from './repo.ts'

export const noSuch = 'There is no such testimony.'

/** The reader for a caller; undefined for a visitor. */
export const testimonyReader = (caller: Caller | undefined): TestimonyReader =>
  caller && { id: caller.id, everything: caller.role === 'admin' }

/** The precondition (`If-Match`) of actions that depend on the approval state. */
export const approvalOf = ({ is_approved }: TestimonyFields): string => (is_approved ? 'approved' : 'pending')

/** The message of the 409 response when the approval has changed meanwhile. */
export const decidedMeanwhile = ({ is_approved }: TestimonyFields): string =>
  is_approved
    ? 'Somebody else has approved this testimony meanwhile.'
    : 'Somebody else has taken the approval of this testimony back meanwhile.'

/** The name in log entries. Without the title, since an unapproved testimony is not public and its author may delete it. */
export const named = (testimonyId: number): string => `testimony ${testimonyId}`
