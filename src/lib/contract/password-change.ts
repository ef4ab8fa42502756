import * as z from 'zod/mini'
import { CurrentPassword, Password, RepeatedPassword } from './password.ts'

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
    confirm_password: RepeatedPassword,
  })
  .check(
    z.refine((form) => form.new_password === form.confirm_password, {
      path: ['confirm_password'],
      error: 'The two passwords are not the same',
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
