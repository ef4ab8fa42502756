import * as z from 'zod/mini'
import { Email, genders } from './account.ts'
import { requiredText } from './base.ts'
import { MaybeName, requiredName } from './name.ts'

/** Details of the user's own account; the form sends all six (spec 1 §7, PATCH users/update/). */
export const PersonalDetails = z.strictObject({
  first_name: requiredName('Please enter your first name'),
  // No default value: an absent middle name stays unchanged.
  middle_name: MaybeName,
  last_name: requiredName('Please enter your last name'),
  gender: z.enum(genders, { error: 'Please choose your gender' }),
  telephone: requiredText('Please enter your phone number', 30),
  email: Email,
})
export type PersonalDetails = z.infer<typeof PersonalDetails>
