import type { Context } from 'hono'
import type { TellingWay } from '../../../lib/contract/accounts/new-password.ts'
import { shortNameOf } from '../../../lib/contract/website/church.ts'
import type { AppEnv } from '../../platform/context.ts'
import { listDevices } from '../../platform/delivery/push/devices.ts'
import { notifyDevices } from '../../platform/delivery/push/notify.ts'
import { plain } from '../../platform/delivery/text-letters.ts'
import { sendsMail } from '../../platform/mail/sends-mail.ts'
import { readChurch } from '../../settings/church-settings/repo.ts'
import { ownerEmailWords as words } from '../accounts/addresses/messages.ts'
import { emailOwner, letterOf, type OwnerEmail } from '../accounts/addresses/owner-emails.ts'
import type { Account } from '../accounts/repo.ts'
import { inLanguageOf } from '../accounts/sessions/kept-language.ts'
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
  subject: words.offeredSubject,
  text: letterOf(greeting, words.offered({ account }), words.offeredNotYou),
})

/** Sends a text message, within what codes may cost. Returns whether one goes. */
async function textOwner(c: Context<AppEnv>, account: Account): Promise<boolean> {
  const { db } = c.var
  const church = shortNameOf(await readChurch(db)).slice(0, 40)
  // The number may be a stranger's: the words name nobody.
  const text = await inLanguageOf(db, account, () => plain(words.offeredText({ church })))
  return sendPaidText(c, { telephone: account.telephone, text })
}

async function notifyOwner(c: Context<AppEnv>, account: Account): Promise<boolean> {
  const { db, messaging, background } = c.var
  const { id } = account
  if ((await listDevices(db, id)).length === 0) return false
  const page = '/settings#devices'
  const notice = await inLanguageOf(db, account, () => ({
    title: words.offeredNotice,
    body: words.offeredNoticeText,
  }))
  background.run(
    notifyDevices({ db, push: messaging.push }, id, { ...notice, page, stop: page }).then(() => undefined),
  )
  return true
}
