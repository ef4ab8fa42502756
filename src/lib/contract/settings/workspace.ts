import * as z from 'zod/mini'
import { duties } from '../accounts/duty.ts'
import { number } from '../fields.ts'

const rights = [
  ...(['admin', 'media', 'fellowship_leader'] as const),
  ...duties,
  ...(['assistant', 'editor', 'carer', 'form_reader'] as const),
] as const

/** GET me/workspace/: what the caller may open at work, and how many rows wait there; what is 0 is left out. */
export const WorkspaceAnswer = z.strictObject({
  may: z.array(z.enum(rights)),
  waiting: z.strictObject({
    inbox: z.optional(number),
    tasks: z.optional(number),
    newcomers: z.optional(number),
    leader_messages: z.optional(number),
    contact_messages: z.optional(number),
    testimonies: z.optional(number),
    data_requests: z.optional(number),
    payments: z.optional(number),
  }),
})
export type WorkspaceAnswer = z.infer<typeof WorkspaceAnswer>
