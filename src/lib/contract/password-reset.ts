import * as z from 'zod/mini'
import { requiredText } from './base.ts'
import { Password, RepeatedPassword, sameTwice } from './password.ts'

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
