import type { TestimonyFields } from '../../lib/contract/testimony.ts'
import type { Caller } from '../context.ts'
import type { TestimonyReader } from './repo.ts'

export const noSuch = 'There is no such testimony.'

/** What a caller may read, by who they are; nobody is a visitor. */
export const testimonyReader = (caller: Caller | undefined): TestimonyReader =>
  caller && { id: caller.id, everything: caller.role === 'admin' }

/** What an act names that was decided on this testimony as it was (`If-Match`). */
export const approvalOf = ({ is_approved }: TestimonyFields): string => (is_approved ? 'approved' : 'pending')

/** What the second of two who decide at once is told. */
export const decidedMeanwhile = ({ is_approved }: TestimonyFields): string =>
  is_approved
    ? 'Somebody else has approved this testimony meanwhile.'
    : 'Somebody else has taken the approval of this testimony back meanwhile.'

/** As the log names it: a waiting one is not for everybody, and its author may delete it. */
export const named = (testimonyId: number): string => `testimony ${testimonyId}`
