import * as z from 'zod/mini'
import { accountRules } from '../../texts/accounts/account-rules.ts'
import { atMost, requiredText } from '../base.ts'
import { text, textOrNull } from '../fields.ts'
import { AppCode, Factor } from './factors.ts'

const wrong = () => accountRules.phoneShape

/** A telephone number, with nothing around it. The server judges whether it is one of the church's country. */
export const CodeRequest = z.strictObject({
  telephone: z
    .string({ error: () => accountRules.phone })
    .check(
      z.trim(),
      z.minLength(1, { error: () => accountRules.phone }),
      atMost(30, wrong),
      z.regex(/^[+\d ().-]+$/, { error: wrong }),
    ),
})
export type CodeRequest = z.infer<typeof CodeRequest>

/** The same for every number. `request` is the random value without which the code opens nothing. */
export const CodeAsked = z.strictObject({ request: text, detail: text })
export type CodeAsked = z.infer<typeof CodeAsked>

const request = requiredText(() => accountRules.askFirst, 200)

/** A code by text message, from the device that asked for it. */
export const TextCode = z.strictObject({ request, text_code: AppCode })
export type TextCode = z.infer<typeof TextCode>

/** The form of the code. */
export const TextCodeForm = z.object({ text_code: AppCode })

/** POST auth/telephone-login/: with a second factor where the account has one, or the password where that is asked for. */
export const TelephoneSignIn = z.strictObject({
  ...TextCode.shape,
  ...Factor.shape,
  password: z.optional(
    z
      .string({ error: () => accountRules.ownPassword })
      .check(atMost(200), z.minLength(1, { error: () => accountRules.ownPassword })),
  ),
  /** Restores an account that its owner has closed. */
  take_back: z.optional(z.boolean()),
})
export type TelephoneSignIn = z.infer<typeof TelephoneSignIn>

/** The token of a link for a new password. */
export const ResetToken = z.strictObject({ token: text })

/** The own telephone number for signing in. */
export const OwnTelephone = z.strictObject({
  /** The number of the account, E.164. */
  telephone: text,
  /** When it was confirmed; null while it is not. */
  confirmed_at: textOrNull,
  /** Whether it was confirmed so long ago that the password is asked for, too. */
  is_old: z.boolean(),
  /** Whether the church sends codes. */
  offered: z.boolean(),
})
export type OwnTelephone = z.infer<typeof OwnTelephone>
