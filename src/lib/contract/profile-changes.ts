import * as z from 'zod/mini'
import { requiredText } from './base.ts'
import { BirthDay, maritalStatuses, OpenTick } from './profile.ts'

/** PUT profiles/ with exactly the field names of the API (spec 1 §7); the limits are those of complete-profile. */
export const ProfileChanges = z.strictObject({
  date_of_birth: BirthDay,
  marital_Status: z.enum(maritalStatuses, { error: 'Please choose your marital status' }),
  house_address: requiredText('Please enter your house address', 200),
  born_again: OpenTick,
  occupation: requiredText('Please enter your occupation', 120),
})
export type ProfileChanges = z.infer<typeof ProfileChanges>
