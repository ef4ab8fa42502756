import type { Context } from 'hono'
import type { Role } from '../../../lib/browser/session-storage.ts'
import type { Registration } from '../../../lib/contract/accounts/account.ts'
import type { AppEnv } from '../../platform/context.ts'
import type { Db } from '../../platform/db/tables.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { record } from '../../settings/system-log/repo.ts'
import { askForEmail } from './addresses/ask-email.ts'
import { decideConsent } from './links/consents.ts'
import { accountRefusals } from './messages.ts'
import { refuseSentences } from './persons-names.ts'
import { type Account, addAccount, comparisonKey, describeAccount, UsernameTaken } from './repo.ts'
import { languageAtSignUp } from './sessions/kept-language.ts'
import { findSignedUpBefore } from './signed-up-before.ts'
import { skeletonOf } from './usernames.ts'

type NewAccount = {
  form: Omit<Registration, 'confirm_password'>
  telephone: string
  password_hash: string
  role: Role
  action: string
  /** Whether the user agreed that the church stores their data; absent where there was no such question. */
  consents?: boolean
  /** Runs inside the transaction, and throws when this account may not be created. */
  allow?: (db: Db) => Promise<void>
  /** Runs in the same transaction once the account is there. */
  added?: (db: Db, account: Account) => Promise<void>
}

/**
 * Adds an account with its log entry, and returns its user; for a form that is sent again, the existing user. Throws 400 at
 * `username` when it is taken, and at a name that is a sentence. Any e-mail address is accepted, even that of another account, and gets an e-mail: the address
 * can be used to log in once its link was opened.
 */
export async function register(
  c: Context<AppEnv>,
  { form, allow, added: whenAdded, action, consents = false, ...rest }: NewAccount,
) {
  const { first_name, middle_name, last_name, username, gender, email } = form
  refuseSentences(form)
  const now = c.var.now()
  const username_skeleton = await skeletonOf(username)
  const words = { username, first_name, middle_name, last_name, gender, email: email || null }
  const language = await languageAtSignUp(c)
  try {
    const added = await c.var.db.transaction().execute(async (db) => {
      await allow?.(db)
      const account = await addAccount(db, {
        ...words,
        ...rest,
        language,
        username_key: comparisonKey(username),
        username_skeleton,
        email_claim_key: email ? comparisonKey(email) : null,
        fellowship_id: null,
        created_at: now.toISOString(),
      })
      await record(db, { at: now, account, action, address: c.var.address, status: 'success' })
      await whenAdded?.(db, account)
      if (consents)
        await decideConsent(db, { accountId: account.id, purpose: 'membership', given: true, now })
      const send = email
        ? await askForEmail(c, db, { accountId: account.id, email, byOffice: false })
        : undefined
      return { user: await describeAccount(db, account), send }
    })
    added.send?.()
    return added.user
  } catch (error) {
    if (!(error instanceof UsernameTaken)) throw error
    const { telephone, role } = rest
    const before = await findSignedUpBefore(c, { ...words, telephone }, form.password)
    if (before?.role === role) return describeAccount(c.var.db, before)
    refuseFields({ username: [accountRefusals.usernameAlreadyTaken] })
  }
}
