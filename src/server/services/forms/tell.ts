import type { Context } from 'hono'
import { pageAt, siteOf } from '../../accounts/accounts/rights/site.ts'
import { emailKey, telephoneKey } from '../../accounts/accounts/sessions/limit-keys.ts'
import { postText } from '../../accounts/otp/post-text.ts'
import { releaseReserved, reserve } from '../../accounts/otp/spending.ts'
import { sendOptional } from '../../accounts/unsubscribes/optional-email.ts'
import type { AppEnv } from '../../platform/context.ts'
import { countParts, plain } from '../../platform/delivery/text-letters.ts'
import { canText } from '../../platform/delivery/text-sender.ts'
import { secondsToWait } from '../../platform/http/rate-limit.ts'
import { countryOf } from '../../settings/church-settings/place.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import type { Form } from './forms.ts'
import { formEmailWords as words } from './messages.ts'
import { withdrawPath } from './withdraw-link.ts'

/** `id` is the number of the answer, which the e-mail lets its sender withdraw. */
type Reached = { id?: number | undefined; email: string; telephone: string }
type News = 'placed' | 'waiting' | 'free'

/** Confirms an answer, or says that a place is free, as the form says. None of the words that were typed goes to an address that was typed. */
export async function confirm(
  c: Context<AppEnv>,
  form: Form,
  { id, email, telephone }: Reached,
  news: News,
): Promise<void> {
  const { subject, text } = wordsOf(form, news)
  if (
    form.confirms_mail === 1 &&
    email &&
    (await secondsToWait(c.var.limits, 'e-mail by recipient', emailKey(email))) === 0
  )
    c.var.mail.send({
      to: email,
      subject,
      text: [text, ...withdrawing(c, form, id), words.notYou].join('\n\n'),
    })
  if (form.confirms_text === 1 && telephone) c.var.background.run(textTo(c, telephone, subject))
}

/** How to withdraw the answer; nothing where it has no number. */
function withdrawing(c: Context<AppEnv>, form: Form, id: number | undefined): string[] {
  if (id === undefined) return []
  const page = pageAt(siteOf(c), withdrawPath(form, id, c.var.tokenKeys), words.withdrawPage)
  return [words.withdraw({ page })]
}

function wordsOf({ title: form, thanks }: Form, news: News): { subject: string; text: string } {
  switch (news) {
    case 'placed':
      return { subject: words.taken({ form }), text: thanks || words.takenText }
    case 'waiting':
      return { subject: words.waits({ form }), text: words.waitsText }
    case 'free':
      return {
        subject: words.placeFree({ form }),
        text: [words.placeFreeText, thanks].filter(Boolean).join('\n\n'),
      }
  }
}

/** Sends a short text within what the church spends on numbers that nobody has confirmed. */
async function textTo(c: Context<AppEnv>, telephone: string, text: string): Promise<void> {
  const { db, limits, messaging } = c.var
  const { sms_price, sms_sender } = await readChurchSettings(db)
  if (!canText(messaging.sms, sms_sender)) return
  const key = telephoneKey(telephone, await countryOf(db))
  if ((await secondsToWait(limits, 'form text by telephone', key)) > 0) return
  const sent = plain(text)
  const spending = { budget: 'unproven', cost: countParts(sent).parts * sms_price, now: c.var.now() } as const
  if (!(await db.transaction().execute((transaction) => reserve(transaction, spending)))) return
  const outcome = await postText(c, { telephone, text: sent })
  // Where the answer was lost it may have been charged.
  if (outcome && outcome.kind !== 'taken' && outcome.kind !== 'no answer') await releaseReserved(db, spending)
}

/** E-mails those who read the answers and want to be told: that there is one, and nothing of it. */
export async function tellReaders(c: Context<AppEnv>, { id, title: form }: Form): Promise<void> {
  const { db, mail, addressHash } = c.var
  const site = siteOf(c)
  const readers = await db
    .selectFrom('form_reader')
    .innerJoin('account', 'account.id', 'form_reader.account_id')
    .select(['account_id', 'email'])
    .where('form_id', '=', id)
    .where('is_told', '=', 1)
    .where('deletion_requested_at', 'is', null)
    .execute()
  for (const { account_id: accountId, email: to } of readers) {
    if (!to) continue
    const page = pageAt(site, `/church-forms#forms?form=${id}`, words.page)
    await sendOptional(
      { db, mail, addressHash, site },
      {
        ...{ accountId, to },
        topic: 'other',
        words: () => ({
          subject: words.newAnswer({ form }),
          text: `${words.newAnswerText({ form })}\n\n${words.read({ page })}`,
        }),
      },
    )
  }
}
