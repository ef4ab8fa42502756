import * as z from 'zod/mini'
import { roles } from './account.ts'
import { atMost } from './base.ts'
import { Password } from './password.ts'
import { PersonalDetails } from './personal-details.ts'

/** PATCH users/update/{username}/ (spec 1 §7): absent fields stay unchanged. */
export const AccountChanges = z.partial(PersonalDetails)
export type AccountChanges = z.infer<typeof AccountChanges>

const CurrentPassword = z
  .string({ error: 'Please enter your password' })
  .check(atMost(200), z.minLength(1, 'Please enter your password'))

/** Changing the password ends all other sessions, unless `keep_others` is true. */
export const PasswordChange = z.strictObject({
  current_password: CurrentPassword,
  password: Password,
  keep_others: z.optional(z.boolean()),
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** The form for PasswordChange: the new password is typed twice. */
export const PasswordChangeForm = z
  .object({
    current_password: CurrentPassword,
    new_password: Password,
    confirm_password: z
      .string({ error: 'Please repeat the password' })
      .check(atMost(200), z.minLength(1, 'Please repeat the password')),
  })
  .check(
    z.refine((form) => form.new_password === form.confirm_password, {
      path: ['confirm_password'],
      error: 'The two passwords are not the same',
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

export const RoleChange = z.strictObject({ role: z.enum(roles, { error: 'Please choose a role' }) })

/** Days before a closed account is deleted; until then its owner can restore it. */
export const graceDays = 14

/** Deleting one's own account requires the password. */
export const AccountDeletion = z.strictObject({ password: CurrentPassword })

export const AccountDeletionForm = z.object({ closing_password: CurrentPassword })
