import type { Context } from 'hono'
import { shortNameOf } from '../../lib/contract/church.ts'
import type { TellingWay } from '../../lib/contract/new-password.ts'
import { emailOwner, type OwnerEmail } from '../accounts/owner-emails.ts'
import type { Account } from '../accounts/repo.ts'
import { readChurch, readChurchSettings } from '../church-settings/repo.ts'
import type { AppEnv } from '../context.ts'
import { sendsMail } from '../mail/sends-mail.ts'
import { canText } from '../messages/compose.ts'
import { countParts, plain } from '../messages/words.ts'
import { listDevices } from '../push/devices.ts'
import { notifyDevices } from '../push/notify.ts'
import { postText } from '../telephone-codes/post-text.ts'
import { releaseReserved, reserve } from '../telephone-codes/spending.ts'

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
  const { db, messaging, background } = c.var
  const now = c.var.now()
  const { sms_sender, sms_price } = await readChurchSettings(db)
  if (!telephone || !canText(messaging.sms, sms_sender)) return false
  const text = wordsFor(shortNameOf(await readChurch(db)).slice(0, 40))
  const spending = { budget: 'codes', cost: countParts(text).parts * sms_price, now } as const
  const isPaid = await db.transaction().execute((transaction) => reserve(transaction, spending))
  if (!isPaid) return false
  const send = async () => {
    const sent = await postText(c, { telephone, text })
    // Where the answer was lost it may have been charged.
    if (sent && sent.kind !== 'taken' && sent.kind !== 'no answer') await releaseReserved(db, spending)
  }
  background.run(send())
  return true
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
