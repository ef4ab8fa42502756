import * as z from 'zod/mini'
import { requiredText } from '../base.ts'
import { Email, personFields } from './account.ts'
import { Password, sameTwice } from './password.ts'

const fields = {
  ...personFields,
  // Nobody ranks above the first admin, so nobody can reset this password.
  password: Password.check(
    z.minLength(10, 'Please use at least 10 characters: this account sees what others may not'),
  ),
  email: Email.check(z.minLength(1, 'Please give an address: a forgotten password is helped by mail')),
}

/** The first admin's form. */
export const FirstAdmin = z.strictObject(fields).check(sameTwice)

/** The request: the form and the token of the link that the server prints at start. */
export const FirstAdminRequest = z
  .strictObject({
    ...fields,
    token: requiredText(
      'The link is incomplete. Please copy it whole from where the server was started',
      200,
    ),
  })
  .check(sameTwice)
export type FirstAdminRequest = z.infer<typeof FirstAdminRequest>
