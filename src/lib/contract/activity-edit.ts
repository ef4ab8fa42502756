import * as z from 'zod/mini'
import { OptionalId, Version } from './edit.ts'

const places = 'Please give a whole number of places from 1 to 10000, or none for as many as come'

/** PUT activities/{activity}/: the capacity (null: unlimited), and the fellowship whose leader sees the sign-ups. */
export const ActivityForm = z.strictObject({
  places: z.transform((found: unknown, context): number | null => {
    if (found === null) return null
    if (Number.isSafeInteger(found) && Number(found) >= 1 && Number(found) <= 10_000) return Number(found)
    context.issues.push({ code: 'custom', message: places, input: found })
    return null
  }),
  fellowship: OptionalId,
  version: Version,
})
export type ActivityForm = z.infer<typeof ActivityForm>
