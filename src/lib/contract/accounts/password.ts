import * as z from 'zod/mini'
import { atMost, requiredText } from '../base.ts'

export const CurrentPassword = z
  .string({ error: 'Please enter your password' })
  .check(atMost(200), z.minLength(1, 'Please enter your password'))

export const Password = z
  .string({ error: 'Please choose a password' })
  .check(
    atMost(200, 'Please use at most 200 characters'),
    z.minLength(1, 'Please choose a password'),
    z.minLength(8, 'Please use at least 8 characters'),
  )

export const RepeatedPassword = z
  .string({ error: 'Please repeat the password' })
  .check(atMost(200), z.minLength(1, 'Please repeat the password'))

/** Check that both passwords of a form are equal. */
export const sameTwice = z.refine<{ password: string; confirm_password: string }>(
  (form) => form.password === form.confirm_password,
  {
    path: ['confirm_password'],
    error: 'The two passwords are not the same',
    // Also runs while other fields are invalid, so that all errors are shown at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)

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

/** Request for a reset link: username or e-mail address. */
export const ForgottenPassword = z.strictObject({
  username: requiredText('Please enter your username or email', 254),
})
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

const token = requiredText('The link is incomplete. Please open it from the mail again', 200)

/** The token of the mailed link, to check whether it is valid. */
export const ResetLink = z.strictObject({ token })
export type ResetLink = z.infer<typeof ResetLink>

/** The token of the mailed link and the new password. */
export const PasswordReset = z.strictObject({ token, password: Password })
export type PasswordReset = z.infer<typeof PasswordReset>

/** The form for a new password, typed twice. */
export const NewPassword = z
  .strictObject({ password: Password, confirm_password: RepeatedPassword })
  .check(sameTwice)
