import * as z from 'zod/mini'
import { accountRules } from '../../texts/accounts/account-rules.ts'
import { atMost, requiredText } from '../base.ts'
import { text, textOrNull } from '../fields.ts'
import { Credentials } from './account.ts'

/** Days for which staff may work without a second factor after the church requires one. */
export const graceDays = 7

/** Kinds of second factor, for login and step-up authentication. */
export const factorWays = ['passkey', 'code', 'recovery_code'] as const
export type FactorWay = (typeof factorWays)[number]

const wrongCode = () => accountRules.sixDigits

/** A code of the authenticator app; users often type a space in the middle. */
export const AppCode = z.string({ error: () => accountRules.code }).check(
  atMost(20, wrongCode),
  z.overwrite((typed) => typed.replace(/\s+/g, '')),
  z.regex(/^[0-9]{6}$/, { error: wrongCode }),
)

const RecoveryCode = z.string({ error: () => accountRules.recoveryCode }).check(
  z.trim(),
  z.minLength(1, { error: () => accountRules.recoveryCode }),
  atMost(60, () => accountRules.noRecoveryCode),
)

/** Bytes from an authenticator, base64url. */
const bytes = z.string().check(atMost(8000), z.regex(/^[\w-]+$/))

const credential = {
  id: z.string().check(atMost(1400), z.regex(/^[\w-]+$/)),
  rawId: z.string().check(atMost(1400), z.regex(/^[\w-]+$/)),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  clientExtensionResults: z._default(z.looseObject({}), {}),
}

/** Signed WebAuthn challenge (AuthenticationResponseJSON). */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(z.string().check(atMost(200)))),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

/** A new passkey (WebAuthn, RegistrationResponseJSON). */
export const PasskeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z._default(z.array(z.string().check(atMost(30))).check(z.maxLength(10)), []),
  }),
})
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>

const factor = {
  code: z.optional(AppCode),
  recovery_code: z.optional(RecoveryCode),
  passkey: z.optional(PasskeyAssertion),
}

/** One of the second factors. */
export const Factor = z.strictObject(factor)
export type Factor = z.infer<typeof Factor>

/** POST auth/login/: with a second factor if the account has one (the rest is in spec 1 §7). */
export const SignInRequest = z.extend(Credentials, factor)

/** POST auth/prove/: one of the methods that the 403 listed in `step_up`. */
export const Proof = z.strictObject({
  password: z.optional(
    z
      .string({ error: () => accountRules.ownPassword })
      .check(atMost(200), z.minLength(1, { error: () => accountRules.ownPassword })),
  ),
  ...factor,
})
export type Proof = z.infer<typeof Proof>

/** POST auth/passkey-login/. */
export const PasskeySignIn = z.strictObject({ passkey: PasskeyAssertion, take_back: z.optional(z.boolean()) })

export const PasskeyName = z.strictObject({ name: requiredText(() => accountRules.passkeyName, 60) })
export const NewPasskey = z.strictObject({
  name: requiredText(() => accountRules.passkeyName, 60),
  passkey: PasskeyAttestation,
})
export const AppConfirmation = z.strictObject({ code: AppCode })

/** A passkey as its owner sees it. */
export const Passkey = z.strictObject({
  id: z.number(),
  name: text,
  created_at: text,
  last_used_at: textOrNull,
})
export type Passkey = z.infer<typeof Passkey>
export const Factors = z.strictObject({
  /** When the authenticator app was activated. */
  app: textOrNull,
  passkeys: z.array(Passkey),
  /** Unused recovery codes. */
  recovery_codes: z.number(),
  /** Whether the church requires a second factor for this account, and the end of the grace period. */
  required: z.boolean(),
  grace_ends: textOrNull,
})
export type Factors = z.infer<typeof Factors>

/** Secret for an authenticator app: to type, or as a QR code that is `size` modules wide. */
export const AppSecret = z.strictObject({
  secret: text,
  address: text,
  qr: z.strictObject({ size: z.number(), path: text }),
})
export type AppSecret = z.infer<typeof AppSecret>

/** Recovery codes, shown only once; null when the account already has some. */
export const Enrolled = z.strictObject({ detail: text, recovery_codes: z.nullable(z.array(text)) })
export type Enrolled = z.infer<typeof Enrolled>
export const RecoveryCodes = z.strictObject({ recovery_codes: z.array(text) })

/** WebAuthn options for the browser's `parse…OptionsFromJSON`. */
export const PasskeyOptions = z.looseObject({ challenge: text })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>
