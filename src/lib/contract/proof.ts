import * as z from 'zod/mini'
import './base.ts'

/** How somebody can prove to be there. */
export const proofWays = ['password'] as const
export type ProofWay = (typeof proofWays)[number]

const CurrentPassword = z
  .string({ error: 'Please enter your password' })
  .check(z.minLength(1, 'Please enter your password'), z.maxLength(200))

/** POST auth/prove/: one of the ways that the refusal named in `step_up`. */
export const Proof = z.strictObject({ password: CurrentPassword })
export type Proof = z.infer<typeof Proof>

/** The same as its form has it, which stands on pages with passwords of their own. */
export const ProofForm = z.object({ proof_password: CurrentPassword })

/** What a member of staff takes out of the application as a file. */
export const exportedLists = ['system log', 'attendance'] as const

/** POST exports/: which list, how many rows of it, and what narrowed them. */
export const ListExport = z.strictObject({
  list: z.enum(exportedLists, { error: 'Please name the list' }),
  rows: z
    .number({ error: 'Please say how many rows there are' })
    .check(z.nonnegative(), z.maximum(1_000_000)),
  filter: z._default(z.string().check(z.maxLength(200)), ''),
})
export type ListExport = z.input<typeof ListExport>
