import type {
  Channel,
  ChannelChoice,
  MessagePreviewAnswer,
  NewMessage,
} from '../../../lib/contract/messages/message.ts'
import { mostParts } from '../../../lib/contract/messages/message.ts'
import { instantOf } from '../../../lib/time/instants.ts'
import { languageChooser } from '../../accounts/accounts/sessions/kept-language.ts'
import type { AddressHash } from '../../accounts/unsubscribes/address-hash.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { SmsChannel } from '../../platform/delivery/channel.ts'
import { countParts } from '../../platform/delivery/text-letters.ts'
import { canText } from '../../platform/delivery/text-sender.ts'
import type { WhatsAppChannel } from '../../platform/delivery/whatsapp/channel.ts'
import { refuse, refuseFields } from '../../platform/errors/refusal.ts'
import { inLanguage } from '../../platform/words/speaking.ts'
import { readChurch, readChurchSettings } from '../../settings/church-settings/repo.ts'
import { messageRefusals } from '../translated/messages.ts'
import { contentFor, findUsable, isTooLong, priceOf, type Usable } from '../whatsapp-templates/templates.ts'
import { leftThisMonth } from './budget.ts'
import { resolveAudience } from './lists.ts'
import { fillerFor, refuseUnknownFields, type Template, wordsFor } from './placeholders.ts'
import { type Planned, placeholderCode, planFor } from './plan.ts'
import { opensAt } from './quiet-hours.ts'
import { type Recipient, readAudience, recipientsOf, type SettledAudience } from './recipients.ts'

export type Composing = {
  db: Db
  addressHash: AddressHash
  sms: SmsChannel | undefined
  whatsapp: WhatsAppChannel | undefined
  mails: boolean
  site: string
  now: Date
  /** The account that writes. */
  by: number
}

/** `category`: what a message by WhatsApp is charged as. */
export type Costed = Planned & { channel: Channel; cost: number; parts: number; category?: string }

/**
 * A message as it would go: to whom, what each part costs, and when. Throws 400 by field, and 404 for a fellowship, event or list that is not
 * there. The preview and the message itself are made by this, so that they agree.
 */
export async function compose(
  { db, addressHash, sms, whatsapp, mails, site, now, by }: Composing,
  { audience: written, purpose, channel, subject, plain_letters = false, send_at, ...others }: NewMessage,
) {
  const { text: typed, template: chosen = '', template_values = [] } = others
  refuseUnknownFields({ subject, text: typed, template_values: template_values.join(' ') })
  const settings = await readChurchSettings(db)
  const { time_zone, currency } = await readChurch(db)
  const hasSms = canText(sms, settings.sms_sender)
  refuseLackingWay(channel, { sms: hasSms, email: mails, whatsapp: whatsapp !== undefined })
  const byTemplate = { template: chosen, template_values: JSON.stringify(template_values) }
  const usable = whatsapp && (await findUsable(db, byTemplate))
  const isByTemplate = chosen !== '' || channel === 'whatsapp'
  if (!usable && isByTemplate) refuseFields({ template: [messageRefusals.noTemplate] })
  // By WhatsApp alone the words are those of the template, and the list of own messages shows them, too.
  const text = channel === 'whatsapp' && chosen && usable ? wordsOf(usable, typed) : typed
  const audience = await resolveAudience(db, readAudience(written, by), { by, now })
  const name = await nameOf(db, audience)
  const people = await recipientsOf(db, audience)
  const template: Template = { subject, text, plainLetters: plain_letters, site }
  const languageFor = await languageChooser(db)
  const contentOf = whatsAppWriter(usable, template, languageFor)
  const plan = async (hasWhatsApp: boolean) =>
    planFor({ db, addressHash }, people, { channel, purpose, hasSms, hasWhatsApp, mails })
  const wished = await plan(usable !== undefined)
  const isFitting = !hasTooLong(wished, contentOf)
  if (!isFitting && isByTemplate)
    refuseFields({ [chosen ? 'template_values' : 'text']: [messageRefusals.longWhatsApp] })
  const planned = isFitting ? wished : await plan(false)
  const hasWhatsApp = usable !== undefined && isFitting
  const price = await priceOf(db)
  const count = counter(template, languageFor)
  const costOf = (one: Planned) => {
    if (one.channel === 'whatsapp') {
      const { category } = contentOf(one.person)
      return { parts: 0, category, cost: price(category) }
    }
    const { parts } = one.channel === 'sms' ? count(one) : { parts: 0 }
    return { parts, cost: parts * settings.sms_price }
  }
  const costed = planned.flatMap((one): Costed[] => (one.channel ? [{ ...one, ...costOf(one) }] : []))
  const texts = costed.filter((one) => one.channel === 'sms')
  refuseLongTexts(texts)
  const dear = new Set(texts.flatMap((one) => count(one).dear))
  const parts = texts.reduce((sum, one) => sum + one.parts, 0)
  const wanted = whenOf(send_at, time_zone, now)
  const used = [...new Set(costed.map((one) => one.channel))]
  const goesAt = audience.kind === 'myself' ? now : opensAt(used, settings, time_zone, wanted)
  return {
    audience,
    name,
    people,
    hasSms,
    hasWhatsApp,
    mails,
    planned,
    costed,
    contentOf,
    byTemplate,
    parts,
    currency,
    goesAt,
    template,
    languageFor,
    cost: costed.reduce((sum, one) => sum + one.cost, 0),
    dear: [...dear].join(' '),
    plain: dear.size > 0 ? cheaper(texts, { parts, price: settings.sms_price, template, languageFor }) : null,
    needsApproval: audience.kind !== 'myself' && costed.length > settings.approval_above,
    leftThisMonth: await leftThisMonth(db, 'own', now),
  }
}
export type Composed = Awaited<ReturnType<typeof compose>>

type Texts = {
  parts: number
  price: number
  template: Template
  languageFor: (person: Recipient) => string
}

/** Parts and cost of the text messages without the letters that make them dearer; null where that saves nothing. */
function cheaper(texts: readonly Costed[], { parts: dearParts, price, template, languageFor }: Texts) {
  const count = counter({ ...template, plainLetters: true }, languageFor)
  const parts = texts.reduce((sum, one) => sum + count(one).parts, 0)
  return parts < dearParts ? { parts, cost: parts * price } : null
}

type WhatsAppWriter = ReturnType<typeof whatsAppWriter>

const hasTooLong = (planned: readonly Planned[], contentOf: WhatsAppWriter): boolean =>
  planned.some((one) => one.channel === 'whatsapp' && contentOf(one.person).isTooLong)

/** Throws 400 where somebody's text message has too many parts. */
function refuseLongTexts(texts: readonly Costed[]): void {
  const longest = Math.max(0, ...texts.map(({ parts }) => parts))
  if (longest > mostParts) refuseFields({ text: [messageRefusals.longText({ longest, mostParts })] })
}

/** Throws 400 for a way that the church does not have. */
function refuseLackingWay(channel: ChannelChoice, has: Record<'sms' | 'email' | 'whatsapp', boolean>): void {
  const { noTexts: sms, noEmails: email, noWhatsApp: whatsapp } = messageRefusals
  if ((channel === 'sms' || channel === 'email' || channel === 'whatsapp') && !has[channel])
    refuseFields({ channel: [{ sms, email, whatsapp }[channel]] })
}

/** The words of a template in the language of staff, with what was written for its variables. */
function wordsOf(usable: Usable, typed: string): string {
  const content = contentFor(usable, { language: 'en', fill: (words) => words, text: typed })
  return content?.text ?? typed
}

/** What each person gets by WhatsApp. Call it only where there is a template. */
export function whatsAppWriter(
  usable: Usable | undefined,
  template: Template,
  languageFor: (person: Recipient) => string,
) {
  return (person: Recipient) => {
    const language = languageFor(person)
    const fill = fillerFor(person, 'whatsapp')
    const content =
      usable &&
      inLanguage(language, () => {
        const { text } = wordsFor(template, person, { channel: 'whatsapp', code: '' })
        return contentFor(usable, { language, fill, text })
      })
    return content
      ? { ...content, isTooLong: isTooLong(content) }
      : { text: '', category: '', content: undefined, isTooLong: false }
  }
}

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
    return row?.name ?? refuse(404, messageRefusals.noFellowship)
  }
  if (audience.kind === 'branch') {
    const row = await db.selectFrom('branch').select('name').where('id', '=', audience.id).executeTakeFirst()
    return row?.name ?? refuse(404, messageRefusals.noBranch)
  }
  if (audience.kind === 'found') return audience.name
  if (audience.kind !== 'event') return ''
  const row = await db.selectFrom('event').select('title').where('id', '=', audience.id).executeTakeFirst()
  return row?.title ?? refuse(404, messageRefusals.noEvent)
}

/** The furthest time ahead that a message may be scheduled. */
const furthest = 90 * 86_400_000

function whenOf(written: string, zone: string, now: Date): Date {
  if (!written) return now
  const [day = '', hour = ''] = written.split('T')
  const at = instantOf(zone, day, hour)
  if (Number.isNaN(at.getTime())) refuseFields({ send_at: [messageRefusals.noTime] })
  if (at < now) refuseFields({ send_at: [messageRefusals.timeOver] })
  if (at.getTime() - now.getTime() > furthest) refuseFields({ send_at: [messageRefusals.threeMonths] })
  return at
}

/** The preview of a message, as one person of the list gets it; `at` counts through the people. */
export function previewOf(
  composed: Composed,
  { at, now, reach }: { at: number; now: Date; reach: Record<Channel, number> },
): MessagePreviewAnswer {
  const { planned, costed, template, languageFor, plain, goesAt, contentOf } = composed
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
    whatsapps: by('whatsapp'),
    whatsapp_costs: costsByCategory(costed),
    notifications: by('push'),
    in_app: by('app'),
    reach_email: reach.email,
    reach_sms: reach.sms,
    reach_whatsapp: reach.whatsapp,
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
    whatsapp_text: shown?.channel === 'whatsapp' ? contentOf(shown.person).text : '',
    app_text: as('push', 'app'),
    sms_parts: shown?.parts ?? 0,
  }
}

/** How many messages by WhatsApp there are of each category, and what they cost. */
function costsByCategory(costed: readonly Costed[]): MessagePreviewAnswer['whatsapp_costs'] {
  const categories = new Set(costed.flatMap(({ category }) => category ?? []))
  return [...categories].sort().map((category) => {
    const of = costed.filter((one) => one.category === category)
    return { category, people: of.length, cost: of.reduce((sum, { cost }) => sum + cost, 0) }
  })
}
