import * as z from 'zod/mini'
import { accountRules } from '../../texts/accounts/account-rules.ts'
import { atMost, requiredText } from '../base.ts'
import { text } from '../fields.ts'

/** How long a link and a code of the office are valid. */
export const officeHours = 24

export const officeCodeDigits = 8

/** How the owner of the account hears of it. */
const tellingWays = ['email', 'sms', 'push'] as const
export type TellingWay = (typeof tellingWays)[number]

/** POST admin/users/{id}/new-password/: shown this once. */
export const NewPasswordAnswer = z.strictObject({
  username: text,
  /** Of the account; '' without one. */
  telephone: text,
  link: text,
  /** Eight digits, to be read out. */
  code: text,
  until: text,
  told: z.array(z.enum(tellingWays)),
})
export type NewPasswordAnswer = z.infer<typeof NewPasswordAnswer>

const wrongCode = () => accountRules.eightDigits

/** POST auth/forgot-password/office/: people write the code down in groups. */
export const OfficeCode = z.strictObject({
  username: requiredText(() => accountRules.ownUsername, 254),
  office_code: z.string({ error: () => accountRules.code }).check(
    atMost(30, wrongCode),
    z.overwrite((typed) => typed.replace(/[\s-]+/g, '')),
    z.regex(/^[0-9]{8}$/, { error: wrongCode }),
  ),
})
export type OfficeCode = z.infer<typeof OfficeCode>
