import type { Context } from 'hono'
import type { TellingWay } from '../../../lib/contract/accounts/new-password.ts'
import { shortNameOf } from '../../../lib/contract/website/church.ts'
import type { AppEnv } from '../../platform/context.ts'
import { listDevices } from '../../platform/delivery/push/devices.ts'
import { notifyDevices } from '../../platform/delivery/push/notify.ts'
import { plain } from '../../platform/delivery/text-letters.ts'
import { sendsMail } from '../../platform/mail/sends-mail.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { emailOwner, type OwnerEmail } from '../accounts/addresses/owner-emails.ts'
import type { Account } from '../accounts/repo.ts'
import { sendPaidText } from '../otp/paid-text.ts'

/** Tells the owner of an account that a new password was offered, by every way that there is. Returns the ways. */
export async function tellOwner(c: Context<AppEnv>, account: Account): Promise<TellingWay[]> {
  emailOwner(c, account, passwordOffered)
  const ways: [TellingWay, boolean][] = [
    ['email', account.email !== null && sendsMail(c.var.settings)],
    ['sms', await textOwner(c, account)],
    ['push', await notifyOwner(c, account)],
  ]
  return ways.flatMap(([way, goes]) => (goes ? [way] : []))
}

const passwordOffered: OwnerEmail = ({ greeting, account }) => ({
  subject: 'The church office offers you a new password',
  text: `${greeting}

somebody of the church made a link and a code just now, with which a new password can be chosen for ${account}. They give it to you themselves. If you have asked for it, you need not do anything else.

If you did not ask for it, tell the church office at once. Until the link is used, your password stays as it is.
`,
})

/** The number may be a stranger's: the words name nobody. */
const wordsFor = (church: string) =>
  plain(
    `${church}: a new password is offered for the account with this number. If you did not ask for it, please call the office at once.`,
  )

/** Sends a text message, within what codes may cost. Returns whether one goes. */
async function textOwner(c: Context<AppEnv>, { telephone }: Account): Promise<boolean> {
  const text = wordsFor(shortNameOf(await readChurch(c.var.db)).slice(0, 40))
  return sendPaidText(c, { telephone, text })
}

async function notifyOwner(c: Context<AppEnv>, { id }: Account): Promise<boolean> {
  const { db, messaging, background } = c.var
  if ((await listDevices(db, id)).length === 0) return false
  const page = '/settings#devices'
  const notice = {
    title: 'A new password is offered for your account',
    body: 'If you did not ask for it, tell the church office at once.',
  }
  background.run(
    notifyDevices({ db, push: messaging.push }, id, { ...notice, page, stop: page }).then(() => undefined),
  )
  return true
}
