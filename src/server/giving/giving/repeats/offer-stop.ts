import type { Context } from 'hono'
import { shortNameOf } from '../../../../lib/contract/website/church.ts'
import { siteOf } from '../../../accounts/accounts/rights/site.ts'
import { postText } from '../../../accounts/otp/post-text.ts'
import { releaseReserved, reserve } from '../../../accounts/otp/spending.ts'
import { stopPage } from '../../../accounts/unsubscribes/optional-email.ts'
import { stopCodeFor } from '../../../accounts/unsubscribes/repo.ts'
import type { AppEnv } from '../../../platform/context.ts'
import { countParts, plain } from '../../../platform/delivery/text-letters.ts'
import { canText } from '../../../platform/delivery/text-sender.ts'
import type { TelephoneKey } from '../../../platform/http/limit-keys.ts'
import { secondsToWait } from '../../../platform/http/rate-limit.ts'
import { firstLanguage } from '../../../platform/words/first-language.ts'
import { inLanguage } from '../../../platform/words/speaking.ts'
import { readChurch, readChurchSettings } from '../../../settings/church-settings/repo.ts'
import { givingEmailWords } from '../messages.ts'
import { countPrompts } from '../repo.ts'

const day = 86_400_000

/** From this prompt of a day on that nobody approved its number is told how to stop them. */
const tellsFrom = 3

/** A longer name would make more parts of the message. */
const longestName = 40

/** Tells the owner of a number in the background how to stop prompts, with the third of a day that nobody approves: once a day. */
export function offerStop(c: Context<AppEnv>, key: TelephoneKey): void {
  c.var.background.run(sendStop(c, key))
}

async function sendStop(c: Context<AppEnv>, key: TelephoneKey): Promise<void> {
  const { db, limits, messaging } = c.var
  const now = c.var.now()
  const { sms_price, sms_sender } = await readChurchSettings(db)
  if (!canText(messaging.sms, sms_sender) || !(await isPestered(c, key.text))) return
  if ((await secondsToWait(limits, 'stop text by telephone', key)) > 0) return
  if ((await secondsToWait(limits, 'stop text by church', 'church')) > 0) return
  const text = await wordsFor(c, key.text)
  const spending = { budget: 'unproven', cost: countParts(text).parts * sms_price, now } as const
  if (!(await db.transaction().execute((transaction) => reserve(transaction, spending)))) return
  const sent = await postText(c, { telephone: key.text, text })
  // Where the answer was lost it may have been charged.
  if (sent && sent.kind !== 'taken' && sent.kind !== 'no answer') await releaseReserved(db, spending)
}

/** Whether this is the third prompt of a day or a later one, and none before it was approved. */
async function isPestered({ var: { db, now } }: Context<AppEnv>, telephone: string): Promise<boolean> {
  const { made, unapproved, approved } = await countPrompts(db, telephone, new Date(now().getTime() - day))
  return approved === 0 && made >= tellsFrom && unapproved >= tellsFrom - 1
}

/** None of a visitor's words. */
async function wordsFor(c: Context<AppEnv>, telephone: string): Promise<string> {
  const { addressHash, db } = c.var
  const code = await stopCodeFor(db, addressHash, { email: null, telephone, topic: 'prompts' })
  const church = shortNameOf(await readChurch(db)).slice(0, longestName)
  const page = stopPage(siteOf(c), code)
  // The number's owner may be anybody: not in the language of who asked.
  return inLanguage(firstLanguage(await readChurch(db)), () =>
    plain(givingEmailWords.promptText({ church, page })),
  )
}
