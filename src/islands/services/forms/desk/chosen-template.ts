import * as z from 'zod/mini'

/** Which template a new form begins with; '' for none. */
export const ChosenTemplate = z.object({ template: z.string() })
