import { Hono } from 'hono'
import { UserAnswer } from '../../../../lib/contract/accounts/account.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { refuse } from '../../../platform/errors/refusal.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { describe } from '../../../platform/http/describe.ts'
import { note } from '../../../settings/system-log/note.ts'
import { describeUser, findAccount } from '../repo.ts'
import { demands } from '../rights/demands.ts'
import { signedIn } from '../rights/guards.ts'
import { askForEmail } from './ask-email.ts'
import { cancelEmailChange, findEmailChange } from './email-changes.ts'

/** Routes for the own address that awaits confirmation. */
export const ownEmail = new Hono<AppEnv>()
  .post(
    '/email-change',
    signedIn,
    demands({ tells: 'the mailbox of the new address' }),
    describe({ summary: 'Mails the link that confirms my new e-mail address again', answer: UserAnswer }),
    async (c) => {
      const { id: accountId } = callerOf(c)
      await c.var.limits.consume('email by account', String(accountId))
      const account = (await findAccount(c.var.db, accountId)) ?? refuse(404, 'There is no such member.')
      const unconfirmed = account.email_confirmed_at ? undefined : account.email
      const email = (await findEmailChange(c.var.db, accountId)) ?? unconfirmed
      if (!email) refuse(409, 'Your e-mail address is confirmed already.')
      const send = await c.var.db
        .transaction()
        .execute((transaction) => askForEmail(c, transaction, { accountId, email, byOffice: false }))
      send()
      return c.json(await describeUser(c.var.db, account))
    },
  )
  .delete(
    '/email-change',
    signedIn,
    demands('nothing'),
    describe({
      summary: 'Keeps my e-mail address as it is: the new one is not waited for',
      answer: UserAnswer,
    }),
    async (c) => {
      const { id } = callerOf(c)
      const account = await c.var.db.transaction().execute(async (db) => {
        await cancelEmailChange(db, id)
        await note(c, db, 'Change of the e-mail address cancelled')
        return findAccount(db, id)
      })
      return c.json(await describeUser(c.var.db, account ?? refuse(404, 'There is no such member.')))
    },
  )
