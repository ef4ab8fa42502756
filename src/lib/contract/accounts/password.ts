import * as z from 'zod/mini'
import { accountRules } from '../../texts/accounts/account-rules.ts'
import { atMost, requiredText } from '../base.ts'

export const CurrentPassword = z
  .string({ error: () => accountRules.ownPassword })
  .check(atMost(200), z.minLength(1, { error: () => accountRules.ownPassword }))

export const Password = z.string({ error: () => accountRules.password }).check(
  atMost(200, () => accountRules.passwordLong),
  z.minLength(1, { error: () => accountRules.password }),
  z.minLength(8, { error: () => accountRules.passwordShort }),
)

export const RepeatedPassword = z
  .string({ error: () => accountRules.repeat })
  .check(atMost(200), z.minLength(1, { error: () => accountRules.repeat }))

/** Check that both passwords of a form are equal. */
export const sameTwice = z.refine<{ password: string; confirm_password: string }>(
  (form) => form.password === form.confirm_password,
  {
    path: ['confirm_password'],
    error: () => accountRules.notSame,
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
      error: () => accountRules.notSame,
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

/** Request for a reset link: username or e-mail address. */
export const ForgottenPassword = z.strictObject({
  username: requiredText(() => accountRules.usernameOrEmail, 254),
})
export type ForgottenPassword = z.infer<typeof ForgottenPassword>

const token = requiredText(() => accountRules.linkIncomplete, 200)

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
