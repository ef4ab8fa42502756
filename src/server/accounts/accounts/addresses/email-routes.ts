import * as calls from '../../../../lib/contract/accounts/calls/own-account.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { Routes } from '../../../platform/http/routes.ts'
import { audit } from '../../../settings/system-log/audit.ts'
import { accountRefusals } from '../messages.ts'
import { describeAccount, findAccount } from '../repo.ts'
import { demands } from '../rights/demands.ts'
import { signedIn } from '../rights/guards.ts'
import { askForEmail } from './ask-email.ts'
import { cancelEmailChange, findEmailChange } from './email-changes.ts'

/** Routes for the own address that awaits confirmation. */
export const ownEmail = new Routes()
  .answer(
    calls.resendConfirmation,
    [signedIn, demands({ tells: 'the mailbox of the new address' })],
    async (c) => {
      const { id: accountId } = callerOf(c)
      await c.var.limits.consume('email by account', String(accountId))
      const account = (await findAccount(c.var.db, accountId)) ?? refuse(404, accountRefusals.noMember)
      const unconfirmed = account.email_confirmed_at ? undefined : account.email
      const email = (await findEmailChange(c.var.db, accountId)) ?? unconfirmed
      if (!email) refuse(409, accountRefusals.yourEMailAddress)
      const send = await c.var.db
        .transaction()
        .execute((transaction) => askForEmail(c, transaction, { accountId, email, byOffice: false }))
      send()
      return describeAccount(c.var.db, account)
    },
  )
  .answer(calls.cancelEmailChange, [signedIn, demands('nothing')], async (c) => {
    const { id } = callerOf(c)
    const account = await c.var.db.transaction().execute(async (db) => {
      await cancelEmailChange(db, id)
      await audit(c, db, 'Change of the e-mail address cancelled')
      return findAccount(db, id)
    })
    return describeAccount(c.var.db, account ?? refuse(404, accountRefusals.noMember))
  })
