import type { Channel, MessagePreviewAnswer, NewMessage } from '../../../lib/contract/messages/message.ts'
import { mostParts } from '../../../lib/contract/messages/message.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import { languageChooser } from '../../accounts/accounts/sessions/kept-language.ts'
import type { AddressHash } from '../../accounts/unsubscribes/address-hash.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { SmsChannel } from '../../platform/delivery/channel.ts'
import { countParts } from '../../platform/delivery/text-letters.ts'
import { canText } from '../../platform/delivery/text-sender.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { inLanguage } from '../../platform/words/speaking.ts'
import { readChurch, readChurchSettings } from '../../settings/church-settings/repo.ts'
import { leftThisMonth } from './budget.ts'
import { resolveAudience } from './lists.ts'
import { refuseUnknownFields, type Template, wordsFor } from './placeholders.ts'
import { type Planned, placeholderCode, planFor } from './plan.ts'
import { opensAt } from './quiet-hours.ts'
import { type Recipient, readAudience, recipientsOf, type SettledAudience } from './recipients.ts'

export type Composing = {
  db: Db
  addressHash: AddressHash
  sms: SmsChannel | undefined
  mails: boolean
  site: string
  now: Date
  /** The account that writes. */
  by: number
}

export type Costed = Planned & { channel: Channel; cost: number; parts: number }

/**
 * A message as it would go: to whom, what each part costs, and when. Throws 400 by field, and 404 for a fellowship, event or list that is not
 * there. The preview and the message itself are made by this, so that they agree.
 */
export async function compose(
  { db, addressHash, sms, mails, site, now, by }: Composing,
  { audience: written, purpose, channel, subject, text, plain_letters = false, send_at }: NewMessage,
) {
  refuseUnknownFields({ subject, text })
  const settings = await readChurchSettings(db)
  const { time_zone, currency } = await readChurch(db)
  const hasSms = canText(sms, settings.sms_sender)
  if (channel === 'sms' && !hasSms) refuseFields({ channel: [noTexts] })
  if (channel === 'email' && !mails) refuseFields({ channel: [noEmails] })
  const audience = await resolveAudience(db, readAudience(written, by), { by, now })
  const name = await nameOf(db, audience)
  const people = await recipientsOf(db, audience)
  const planned = await planFor({ db, addressHash }, people, { channel, purpose, hasSms, mails })
  const template: Template = { subject, text, plainLetters: plain_letters, site }
  const languageFor = await languageChooser(db)
  const count = counter(template, languageFor)
  const plainCount = counter({ ...template, plainLetters: true }, languageFor)
  const costed = planned.flatMap((one): Costed[] => {
    if (!one.channel) return []
    const { parts } = one.channel === 'sms' ? count(one) : { parts: 0 }
    return [{ ...one, parts, cost: parts * settings.sms_price }]
  })
  const texts = costed.filter((one) => one.channel === 'sms')
  const longest = Math.max(0, ...texts.map(({ parts }) => parts))
  if (longest > mostParts)
    refuseFields({ text: [`As a text message this has ${longest} parts. Please shorten it to ${mostParts}`] })
  const dear = new Set(texts.flatMap((one) => count(one).dear))
  const plainParts = dear.size > 0 ? texts.reduce((sum, one) => sum + plainCount(one).parts, 0) : 0
  const parts = texts.reduce((sum, one) => sum + one.parts, 0)
  const wanted = whenOf(send_at, time_zone, now)
  const used = [...new Set(costed.map((one) => one.channel))]
  const goesAt = audience.kind === 'myself' ? now : opensAt(used, settings, time_zone, wanted)
  return {
    audience,
    name,
    people,
    hasSms,
    mails,
    planned,
    costed,
    parts,
    currency,
    goesAt,
    template,
    languageFor,
    cost: parts * settings.sms_price,
    dear: [...dear].join(' '),
    plain:
      dear.size > 0 && plainParts < parts
        ? { parts: plainParts, cost: plainParts * settings.sms_price }
        : null,
    needsApproval: audience.kind !== 'myself' && costed.length > settings.approval_above,
    leftThisMonth: await leftThisMonth(db, 'own', now),
  }
}
export type Composed = Awaited<ReturnType<typeof compose>>

const noTexts =
  'This church sends no text messages yet. A super admin names the sender under Settings, Messages to people'

const noEmails =
  'This church sends no e-mails yet. The keeper of the server turns them on (docs/operations.md, SMTP_URL)'

/** The same words have the same number of parts: they are counted once. */
export function counter(template: Template, languageFor: (person: Recipient) => string) {
  const known = new Map<string, ReturnType<typeof countParts>>()
  return ({ person }: Pick<Planned, 'person'>) => {
    const language = languageFor(person)
    const key = `${language}\n${person.firstName}\n${person.formalName}\n${person.fellowship}\n${person.strangerAt}`
    const counted =
      known.get(key) ??
      countParts(
        inLanguage(language, () => wordsFor(template, person, { channel: 'sms', code: placeholderCode }))
          .text,
      )
    known.set(key, counted)
    return counted
  }
}

async function nameOf(db: Db, audience: SettledAudience): Promise<string> {
  if (audience.kind === 'fellowship') {
    const row = await db
      .selectFrom('fellowship')
      .select('name')
      .where('id', '=', audience.id)
      .executeTakeFirst()
    return row?.name ?? refuse(404, 'There is no such fellowship.')
  }
  if (audience.kind === 'branch') {
    const row = await db.selectFrom('branch').select('name').where('id', '=', audience.id).executeTakeFirst()
    return row?.name ?? refuse(404, 'There is no such branch.')
  }
  if (audience.kind === 'found') return audience.name
  if (audience.kind !== 'event') return ''
  const row = await db.selectFrom('event').select('title').where('id', '=', audience.id).executeTakeFirst()
  return row?.title ?? refuse(404, 'There is no such event.')
}

/** The furthest time ahead that a message may be scheduled. */
const furthest = 90 * 86_400_000

function whenOf(written: string, zone: string, now: Date): Date {
  if (!written) return now
  const [day = '', hour = ''] = written.split('T')
  const at = instantOf(zone, day, hour)
  if (Number.isNaN(at.getTime())) refuseFields({ send_at: ['There is no such date and time'] })
  if (at < now) refuseFields({ send_at: ['This time is over. Leave it empty to send now'] })
  if (at.getTime() - now.getTime() > furthest)
    refuseFields({ send_at: ['Please choose a day of the next three months'] })
  return at
}

/** The preview of a message, as one person of the list gets it; `at` counts through the people. */
export function previewOf(
  composed: Composed,
  { at, now, reach }: { at: number; now: Date; reach: Record<Channel, number> },
): MessagePreviewAnswer {
  const { planned, costed, template, languageFor, plain, goesAt } = composed
  const shown = costed[costed.length > 0 ? at % costed.length : 0]
  const as = (...ways: Channel[]) =>
    shown && ways.includes(shown.channel)
      ? inLanguage(languageFor(shown.person), () =>
          wordsFor(template, shown.person, { channel: shown.channel, code: placeholderCode }),
        ).text
      : ''
  const by = (channel: Channel) => costed.filter((one) => one.channel === channel).length
  return {
    people: planned.length,
    without_address: planned.filter(({ why }) => why === 'no address').length,
    refused: planned.filter(({ why }) => why === 'said no').length,
    emails: by('email'),
    texts: by('sms'),
    notifications: by('push'),
    in_app: by('app'),
    reach_email: reach.email,
    reach_sms: reach.sms,
    reach_push: reach.push,
    reach_app: reach.app,
    parts: composed.parts,
    cost: composed.cost,
    currency: composed.currency,
    plain_parts: plain?.parts ?? null,
    plain_cost: plain?.cost ?? null,
    dear_letters: composed.dear,
    needs_approval: composed.needsApproval,
    left_this_month: composed.leftThisMonth,
    goes_at: goesAt > now ? goesAt.toISOString() : null,
    person: shown?.person.name ?? '',
    email_text: as('email'),
    sms_text: as('sms'),
    app_text: as('push', 'app'),
    sms_parts: shown?.parts ?? 0,
  }
}
