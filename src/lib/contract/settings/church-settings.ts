import * as z from 'zod/mini'
import { mostSteps, readSteps } from '../../accounts/newcomer-steps.ts'
import { formatMoney } from '../../money/money.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { churchRules } from '../../texts/website/church-rules.ts'
import { Email } from '../accounts/account.ts'

const wholeNumber = (least: number, most: number) => {
  const error = () => usualRules.giveWholeNumberFrom({ least, most })
  return z
    .number({ error })
    .check(z.refine((given) => Number.isInteger(given) && given >= least && given <= most, { error }))
}

/** An amount in the smallest unit; it is typed in the church's currency, and said in it. */
const money = (most: number) => {
  const error = () => churchRules.giveAmountFromLeast({ least: formatMoney(0), most: formatMoney(most) })
  return z
    .number({ error })
    .check(z.refine((given) => Number.isInteger(given) && given >= 0 && given <= most, { error }))
}

/** Without a default value, which would overwrite the stored text when another setting is changed. */
const text = (limit: number) =>
  z
    .string({ error: () => churchRules.giveText })
    .check(z.trim(), z.maxLength(limit, { error: () => usualRules.keepUnderLimitCharacters({ limit }) }))

/** An hour of the day, `19:00`. */
const hour = z
  .string({ error: () => churchRules.giveHour })
  .check(z.maxLength(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => churchRules.giveHourSuchAs }))

/** Days until a retention sweep deletes an entry; 0 keeps it forever. The maximum is a hundred years. */
const days = wholeNumber(0, 36_500)

/**
 * Settings of a church, one schema per setting. A new setting needs a line here, one in the defaults and one in
 * `islands/admin/church-settings/fields.ts`; it needs no migration.
 */
export const ChurchSettings = z.strictObject({
  /** Legal name of the church, which is responsible for members' data (Act 843, "data controller"). */
  controller_name: text(150),
  controller_address: text(300),
  controller_email: Email,
  controller_telephone: text(30),
  /** Number in the Data Protection Commission's register. */
  registration_number: text(60),
  /** Contact for questions about data protection. */
  privacy_contact: text(150),
  /** The office raises it when the wording of the consent changes: all members are then asked again. */
  policy_version: wholeNumber(1, 9999),
  log_days: days,
  access_log_days: days,
  contact_message_days: days,
  leader_message_days: days,
  attendance_days: days,
  closed_request_days: days,
  /** Of requests to join or leave a fellowship, once they are decided. At least a month, for which they are shown. */
  join_request_days: days.check(
    z.refine((given) => given === 0 || given >= 31, { error: () => churchRules.give0AtLeast }),
  ),
  /** Days until a member's or visitor's request must be answered. */
  request_due_days: wholeNumber(1, 90),
  /** Whether leaders, media team and super admins need a second factor. */
  second_factor_required: z.boolean(),
  /** Whether visitors give an e-mail address or a telephone number on /contact, instead of both (docs/specification/settled.md). */
  contact_by_either: z.boolean(),
  /** Whether leaders offer their own members a new password (docs/decisions/accounts.md#new-passwords). */
  leaders_offer_passwords: z.boolean(),
  /** What the church calls the standing of its people, with commas between. */
  person_statuses: text(400),
  /** How the church addresses its people, with commas between. */
  person_titles: text(800),
  /** What follows a newcomer's card, such as `Call in 3 days, Visit in 10 days` (lib/accounts/newcomer-steps.ts). */
  newcomer_steps: text(700).check(
    z.refine((written) => readSteps(written) !== undefined, {
      error: () => churchRules.writeAtMostMostSteps({ mostSteps }),
    }),
  ),
  /** What a newcomer gets on the same day, with leave; '' for nothing. */
  newcomer_thanks: text(300).check(
    z.refine((written) => !/[{}]/.test(written.replaceAll('{first name}', '')), {
      error: () => churchRules.nobodyFillsBraces({ known: '{first name}' }),
    }),
  ),
  /** After how many meetings in a row somebody is missed; 0 for never. */
  missed_meetings: wholeNumber(0, 12),
  /** At least three months: what the program has made a task of is known by its task. */
  care_days: days.check(
    z.refine((given) => given === 0 || given >= 90, { error: () => churchRules.give0AtLeast2 }),
  ),
  /** The name under which text messages come, as the provider has registered it; '' for none. */
  sms_sender: z
    .string({ error: () => churchRules.giveText })
    .check(z.trim(), z.regex(/^[A-Za-z0-9 ]{0,11}$/, { error: () => churchRules.useAtMost11 })),
  /** The price of one part of a text message, in the smallest unit. */
  sms_price: money(10_000),
  /** What text messages may cost in a month, in the smallest unit. */
  sms_month_ceiling: money(100_000_000),
  /** The part of it for messages that go by themselves, in percent. The rest is for what staff writes (lib/text-budgets.ts). */
  sms_automatic_share: wholeNumber(0, 100),
  /** What codes by text message for signing in may cost in a day and in a month, in the smallest unit; 0 sends none. */
  sms_code_day_ceiling: money(100_000_000),
  sms_code_month_ceiling: money(100_000_000),
  /** The part of both for numbers that nobody has confirmed yet, in percent. The rest is for confirmed ones. */
  sms_unproven_share: wholeNumber(0, 100),
  /** The name of the WhatsApp template, with one variable, by which other messages go; '' for none. */
  whatsapp_template: z
    .string({ error: () => churchRules.giveText })
    .check(z.trim(), z.regex(/^[a-z0-9_]{0,512}$/, { error: () => churchRules.giveNameTemplateAs })),
  /** What one message by WhatsApp costs by its category, in the smallest unit. */
  whatsapp_price_marketing: money(10_000),
  whatsapp_price_utility: money(10_000),
  whatsapp_price_service: money(10_000),
  /** Above so many people a second person approves a message. */
  approval_above: wholeNumber(1, 1_000_000),
  /** From when to when no message goes out, by the church's clock; the same hour twice for never. */
  quiet_from: hour,
  quiet_until: hour,
  /** Whether text messages wait on Sundays. */
  quiet_sundays: z.boolean(),
  /** At least a month, since what a month has cost is counted from them. */
  delivery_days: days.check(
    z.refine((given) => given === 0 || given >= 31, { error: () => churchRules.give0AtLeast }),
  ),
  /** The licence under which words of songs are projected and printed, such as CCLI 123456; '' for none. */
  song_licence: text(60),
})
export type ChurchSettings = z.infer<typeof ChurchSettings>

/**
 * Defaults for settings that the church has not changed. A production start may have another `log_days` (LOG_DAYS). 21 days
 * is the shortest period of Act 843, for an objection (section 39).
 */
export const defaultChurchSettings: ChurchSettings = {
  controller_name: '',
  controller_address: '',
  controller_email: '',
  controller_telephone: '',
  registration_number: '',
  privacy_contact: '',
  policy_version: 1,
  log_days: 730,
  access_log_days: 730,
  contact_message_days: 1095,
  leader_message_days: 1095,
  attendance_days: 0,
  closed_request_days: 1825,
  join_request_days: 365,
  request_due_days: 21,
  second_factor_required: false,
  contact_by_either: false,
  leaders_offer_passwords: false,
  person_statuses: 'Visitor, Attender, Member, Transferred, Gone home',
  person_titles:
    'Mr., Mrs., Miss, Ms., Madam, Dr., Prof., Hon., Rev., Very Rev., Right Rev., Most Rev., Pastor, Osofo, Apostle, Prophet, Prophetess, Evangelist, Bishop, Catechist, Presbyter, Elder, Deacon, Deaconess, Brother, Sister, Opanyin, Obaapanyin, Maame, Egya, Nana, Ohemaa, Alhaji, Hajia',
  newcomer_steps: 'Call in 3 days, Visit in 10 days, Newcomers’ class in 21 days, A fellowship in 30 days',
  newcomer_thanks:
    'Dear {first name}, thank you for worshipping with us. It was good to have you. We will call you soon.',
  missed_meetings: 3,
  care_days: 1095,
  sms_sender: '',
  sms_price: 4,
  sms_month_ceiling: 20_000,
  sms_automatic_share: 40,
  sms_code_day_ceiling: 1_000,
  sms_code_month_ceiling: 10_000,
  sms_unproven_share: 30,
  whatsapp_template: '',
  whatsapp_price_marketing: 25,
  whatsapp_price_utility: 5,
  whatsapp_price_service: 5,
  approval_above: 200,
  quiet_from: '19:00',
  quiet_until: '08:00',
  quiet_sundays: true,
  delivery_days: 365,
  song_licence: '',
}

/** PATCH admin/settings/: absent settings stay unchanged. */
export const ChurchSettingsChanges = z.partial(ChurchSettings)
export type ChurchSettingsChanges = z.infer<typeof ChurchSettingsChanges>

/** The settings and their version. Every change increments the version; it is the precondition (If-Match). */
export const ChurchSettingsAnswer = z.strictObject({ version: z.number(), settings: ChurchSettings })
export type ChurchSettingsAnswer = z.infer<typeof ChurchSettingsAnswer>
