import type { ChurchSettings } from '../../../lib/contract/settings/church-settings.ts'

type Key = keyof ChurchSettings

export type SettingField = {
  key: Key
  label: string
  hint?: string
  /**
   * `days` is a whole number of days with 0 for "for good"; `number` is any other whole number; `money` is typed in the church's
   * currency and kept in its smallest unit.
   */
  kind: 'text' | 'email' | 'tel' | 'time' | 'days' | 'number' | 'money' | 'toggle'
  /** Shown only where the church writes by WhatsApp. */
  isOfWhatsApp?: true
}

export type SettingGroup = { title: string; lede: string; fields: readonly SettingField[] }

const days = (key: Key, label: string, hint?: string): SettingField =>
  hint ? { key, label, hint, kind: 'days' } : { key, label, kind: 'days' }

/** The settings in the order of the screen. A setting that is missing here cannot be changed; a test checks for that. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Data protection',
    lede: 'This stands on the privacy page. What you leave empty is not shown there.',
    fields: [
      { key: 'controller_name', label: 'Legal name of the church', kind: 'text' },
      { key: 'controller_address', label: 'Address', kind: 'text' },
      { key: 'controller_email', label: 'E-mail address', kind: 'email' },
      { key: 'controller_telephone', label: 'Telephone', kind: 'tel' },
      {
        key: 'registration_number',
        label: 'Registration number',
        hint: 'Of the Data Protection Commission.',
        kind: 'text',
      },
      {
        key: 'privacy_contact',
        label: 'Data protection contact',
        hint: 'A name or an office.',
        kind: 'text',
      },
      {
        key: 'policy_version',
        label: 'Version of the consent',
        hint: 'Raise it by one when you use data for something new: every member is asked again.',
        kind: 'number',
      },
    ],
  },
  {
    title: 'Data retention',
    lede: 'In days. What is older is deleted by itself, every hour. 0 keeps it for good.',
    fields: [
      days('log_days', 'Entries of the system log'),
      days('access_log_days', 'Access log'),
      days('contact_message_days', 'Messages to the church'),
      days('leader_message_days', 'Messages to leaders'),
      days('attendance_days', 'Attendance of members'),
      days('delivery_days', 'Message deliveries'),
      days('care_days', 'Care tasks that are done, and closed newcomer cards'),
      days('join_request_days', 'Requests to join or move to a fellowship, once they are decided'),
      days('closed_request_days', 'Data requests, once they are closed'),
    ],
  },
  {
    title: 'Messages',
    lede: 'For what staff sends by e-mail and text message.',
    fields: [
      {
        key: 'sms_sender',
        label: 'Name of the sender of text messages',
        hint: 'As your provider has registered it, at most 11 letters and digits. Without one no text message goes.',
        kind: 'text',
      },
      { key: 'sms_price', label: 'Price of one part of a text message', kind: 'money' },
      {
        key: 'sms_month_ceiling',
        label: 'Monthly budget for text messages',
        hint: 'Above it nothing more goes until the next month.',
        kind: 'money',
      },
      {
        key: 'whatsapp_template',
        label: 'WhatsApp template for other messages',
        hint: 'The name of a template with one variable. Automatic messages, and those without a template of their own, go by it; without one they go another way.',
        kind: 'text',
        isOfWhatsApp: true,
      },
      {
        key: 'whatsapp_price_marketing',
        label: 'Price of a WhatsApp message for marketing',
        hint: 'As WhatsApp’s price list has it for your country. What it costs counts towards the budget of text messages.',
        kind: 'money',
        isOfWhatsApp: true,
      },
      {
        key: 'whatsapp_price_utility',
        label: 'Price of a WhatsApp message for utility',
        kind: 'money',
        isOfWhatsApp: true,
      },
      {
        key: 'whatsapp_price_service',
        label: 'Price of an answer by WhatsApp (service)',
        hint: 'Free words within 24 hours after somebody wrote.',
        kind: 'money',
        isOfWhatsApp: true,
      },
      {
        key: 'sms_automatic_share',
        label: 'Percent of it for automatic messages',
        hint: 'Birthdays, reminders, thanks to newcomers. The rest is for what staff writes: neither uses up the other’s part.',
        kind: 'number',
      },
      {
        key: 'approval_above',
        label: 'Recipients above which a second person approves',
        kind: 'number',
      },
      {
        key: 'quiet_from',
        label: 'Quiet from',
        hint: 'Messages wait until the quiet hours end. The same hour twice means no quiet hours.',
        kind: 'time',
      },
      { key: 'quiet_until', label: 'Quiet until', kind: 'time' },
      {
        key: 'quiet_sundays',
        label: 'Text messages wait on Sundays. In Ghana providers may drop them on that day; ask yours.',
        kind: 'toggle',
      },
    ],
  },
  {
    title: 'Songs',
    lede: 'Words of songs are projected and printed by a licence, unless they are in the public domain.',
    fields: [
      {
        key: 'song_licence',
        label: 'Song licence',
        hint: 'Its agency and number, such as CCLI 123456. Without one, only songs in the public domain are shown, projected and printed.',
        kind: 'text',
      },
    ],
  },
  {
    title: 'Contact page',
    lede: 'What a visitor gives, so that the church can answer.',
    fields: [
      {
        key: 'contact_by_either',
        label: 'E-mail or phone is enough. Otherwise the form asks for both.',
        kind: 'toggle',
      },
    ],
  },
  {
    title: 'Sign-in',
    lede: 'Leaders, the media team and super admins see what others entrusted to the church.',
    fields: [
      {
        key: 'second_factor_required',
        label: 'They need two-step sign-in: a passkey, or a code of an app. Who has none gets a week.',
        kind: 'toggle',
      },
      {
        key: 'leaders_offer_passwords',
        label:
          'Leaders may offer their own members a new password, by a link or a code. Never to those who work for the church.',
        kind: 'toggle',
      },
      {
        key: 'sms_code_day_ceiling',
        label: 'Daily budget for login codes',
        hint: 'Members may log in with them, where the church sends text messages. 0 sends none.',
        kind: 'money',
      },
      {
        key: 'sms_code_month_ceiling',
        label: 'Monthly budget for login codes',
        hint: 'Apart from messages to people. 0 sends none.',
        kind: 'money',
      },
      {
        key: 'sms_unproven_share',
        label: 'Percent of both for numbers that nobody has confirmed',
        hint: 'For confirming a number, and for stopping requests to pay. Strangers use up this part alone: members still get their codes.',
        kind: 'number',
      },
    ],
  },
  {
    title: 'People',
    lede: 'The register of the church’s people, on the page People.',
    fields: [
      {
        key: 'person_statuses',
        label: 'Membership statuses',
        hint: 'With a comma between two.',
        kind: 'text',
      },
      {
        key: 'person_titles',
        label: 'Titles',
        hint: 'With a comma between two. The import finds them in names.',
        kind: 'text',
      },
    ],
  },
  {
    title: 'Newcomers and care',
    lede: 'What follows the card of a newcomer, and when somebody is missed. The work is on the page Care.',
    fields: [
      {
        key: 'newcomer_steps',
        label: 'Newcomer steps',
        hint: 'With a comma between two, such as: Call in 3 days, Visit in 10 days.',
        kind: 'text',
      },
      {
        key: 'newcomer_thanks',
        label: 'Welcome message',
        hint: 'Only to newcomers who agreed. {first name} becomes their name. Empty: nothing is sent.',
        kind: 'text',
      },
      {
        key: 'missed_meetings',
        label: 'Meetings missed in a row, after which the leader gets a task',
        hint: '0 means never.',
        kind: 'number',
      },
    ],
  },
  {
    title: 'Data requests',
    lede: 'Members and visitors may ask to see, correct or delete what the church keeps of them.',
    fields: [
      {
        key: 'request_due_days',
        label: 'Days to answer a request',
        hint: 'The Data Protection Act gives 21 days for an objection, its shortest period.',
        kind: 'number',
      },
    ],
  },
]

export const settingFields = settingGroups.flatMap(({ fields }) => fields)
