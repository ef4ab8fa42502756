import * as z from 'zod/mini'
import { Email } from './account.ts'

const wholeNumber = (least: number, most: number) => {
  const wrong = `Please give a whole number from ${least} to ${most}`
  return z
    .number({ error: wrong })
    .check(z.refine((given) => Number.isInteger(given) && given >= least && given <= most, wrong))
}

/** Without a default of its own, which a change of another setting would bring along. */
const text = (limit: number) =>
  z
    .string({ error: 'Please give a text' })
    .check(z.trim(), z.maxLength(limit, `Please keep this under ${limit} characters`))

/** Days until a sweep removes something; 0 keeps it for good. A hundred years are as good as for good. */
const days = wholeNumber(0, 36_500)

/**
 * What a church decides about itself, one schema a setting. A new setting needs a line here, one in the defaults and one in
 * `islands/admin/church-settings/fields.ts`; it needs no migration.
 */
export const ChurchSettings = z.strictObject({
  /** Who is responsible for the data of members: the church's legal name (Act 843, "data controller"). */
  controller_name: text(150),
  controller_address: text(300),
  controller_email: Email,
  controller_telephone: text(30),
  /** Of the Data Protection Commission's register. */
  registration_number: text(60),
  /** Whom to ask about data protection. */
  privacy_contact: text(150),
  /** Raised by the office when what consent is asked for changes: everybody is asked again. */
  policy_version: wholeNumber(1, 9999),
  log_days: days,
  access_log_days: days,
  contact_message_days: days,
  leader_message_days: days,
  attendance_days: days,
  closed_request_days: days,
  /** Until a request of a member or visitor must be answered. */
  request_due_days: wholeNumber(1, 90),
  /** Whether leaders, media team and super admins need a second step of signing in. */
  second_factor_required: z.boolean(),
})
export type ChurchSettings = z.infer<typeof ChurchSettings>

/**
 * What holds where the church has decided nothing. A production start may have another `log_days` (LOG_DAYS). 21 days is the
 * shortest period of Act 843, that of an objection (section 39).
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
  request_due_days: 21,
  second_factor_required: false,
}

/** PATCH admin/settings/: what is absent stays. */
export const ChurchSettingsChanges = z.partial(ChurchSettings)
export type ChurchSettingsChanges = z.infer<typeof ChurchSettingsChanges>

/** The settings with their version, which every change raises: `If-Match` names it. */
export const ChurchSettingsAnswer = z.strictObject({ version: z.number(), settings: ChurchSettings })
export type ChurchSettingsAnswer = z.infer<typeof ChurchSettingsAnswer>
