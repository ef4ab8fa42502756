import * as z from 'zod/mini'
import { roles } from './account.ts'
import { Password } from './password.ts'
import { PersonalDetails } from './personal-details.ts'

/** PATCH users/update/{username}/ (spec 1 §7): what is absent stays. */
export const AccountChanges = z.partial(PersonalDetails)
export type AccountChanges = z.infer<typeof AccountChanges>

const CurrentPassword = z
  .string({ error: 'Please enter your password' })
  .check(z.minLength(1, 'Please enter your password'), z.maxLength(200))

export const PasswordChange = z.strictObject({ current_password: CurrentPassword, password: Password })

export const RoleChange = z.strictObject({ role: z.enum(roles, { error: 'Please choose a role' }) })

/** Deleting one's own account asks for the password once more. */
export const AccountDeletion = z.strictObject({ password: CurrentPassword })
