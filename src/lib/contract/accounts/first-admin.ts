import * as z from 'zod/mini'
import { accountRules } from '../../texts/accounts/account-rules.ts'
import { requiredText } from '../base.ts'
import { Email, personFields } from './account.ts'
import { Password, sameTwice } from './password.ts'

const fields = {
  ...personFields,
  // Nobody ranks above the first admin, so nobody can reset this password.
  password: Password.check(z.minLength(10, { error: () => accountRules.adminPassword })),
  email: Email.check(z.minLength(1, { error: () => accountRules.adminEmail })),
}

/** The first admin's form. */
export const FirstAdmin = z.strictObject(fields).check(sameTwice)

/** The request: the form and the token of the link that the server prints at start. */
export const FirstAdminRequest = z
  .strictObject({
    ...fields,
    token: requiredText(() => accountRules.adminLink, 200),
  })
  .check(sameTwice)
export type FirstAdminRequest = z.infer<typeof FirstAdminRequest>
