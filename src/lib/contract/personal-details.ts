import * as z from 'zod/mini'
import { Email, genders } from './account.ts'
import { atMost, requiredText } from './base.ts'

/** What a member changes of the own account; all six are sent (spec 1 §7, PATCH users/update/). */
export const PersonalDetails = z.strictObject({
  first_name: requiredText('Please enter your first name', 60),
  // No default: where it is left out of a change, it stays.
  middle_name: z.string().check(z.trim(), atMost(60)),
  last_name: requiredText('Please enter your last name', 60),
  gender: z.enum(genders, { error: 'Please choose your gender' }),
  telephone: requiredText('Please enter your phone number', 30),
  email: Email,
})
export type PersonalDetails = z.infer<typeof PersonalDetails>
