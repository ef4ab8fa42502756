import type { ChurchSettings } from '../../../lib/contract/settings/church-settings.ts'
import { settingGroupTexts } from '../../../lib/texts/settings/church-settings.ts'
import { settingWords } from './messages.ts'

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
export const settingGroups = (): readonly SettingGroup[] => [
  {
    title: settingGroupTexts.dataProtection,
    lede: settingWords.thisStandsOnPrivacy,
    fields: [
      { key: 'controller_name', label: settingWords.legalNameOfChurch, kind: 'text' },
      { key: 'controller_address', label: settingWords.address, kind: 'text' },
      { key: 'controller_email', label: settingWords.eMailAddress, kind: 'email' },
      { key: 'controller_telephone', label: settingWords.telephone, kind: 'tel' },
      {
        key: 'registration_number',
        label: settingWords.registrationNumber,
        hint: settingWords.ofDataProtectionCommission,
        kind: 'text',
      },
      {
        key: 'privacy_contact',
        label: settingWords.dataProtectionContact,
        hint: settingWords.nameOrOffice,
        kind: 'text',
      },
      {
        key: 'policy_version',
        label: settingWords.versionOfConsent,
        hint: settingWords.raiseItByOne,
        kind: 'number',
      },
    ],
  },
  {
    title: settingGroupTexts.dataRetention,
    lede: settingWords.inDaysWhatIs,
    fields: [
      days('log_days', settingWords.entriesOfSystemLog),
      days('access_log_days', settingWords.accessLog),
      days('contact_message_days', settingWords.messagesToChurch),
      days('leader_message_days', settingWords.messagesToLeaders),
      days('attendance_days', settingWords.attendanceOfMembers),
      days('delivery_days', settingWords.messageDeliveries),
      days('care_days', settingWords.careTasksThatAre),
      days('join_request_days', settingWords.requestsToJoinOr),
      days('closed_request_days', settingWords.dataRequestsOnceThey),
    ],
  },
  {
    title: settingGroupTexts.messages,
    lede: settingWords.forWhatStaffSends,
    fields: [
      {
        key: 'sms_sender',
        label: settingWords.nameOfSenderOf,
        hint: settingWords.asYourProviderHas,
        kind: 'text',
      },
      { key: 'sms_price', label: settingWords.priceOfOnePart, kind: 'money' },
      {
        key: 'sms_month_ceiling',
        label: settingWords.monthlyBudgetForText,
        hint: settingWords.aboveItNothingMore,
        kind: 'money',
      },
      {
        key: 'whatsapp_template',
        label: settingWords.whatsappTemplate,
        hint: settingWords.whatsappTemplateHint,
        kind: 'text',
        isOfWhatsApp: true,
      },
      {
        key: 'whatsapp_price_marketing',
        label: settingWords.whatsappMarketing,
        hint: settingWords.whatsappMarketingHint,
        kind: 'money',
        isOfWhatsApp: true,
      },
      {
        key: 'whatsapp_price_utility',
        label: settingWords.whatsappUtility,
        hint: settingWords.whatsappUtilityHint,
        kind: 'money',
        isOfWhatsApp: true,
      },
      {
        key: 'whatsapp_price_service',
        label: settingWords.whatsappService,
        hint: settingWords.whatsappServiceHint,
        kind: 'money',
        isOfWhatsApp: true,
      },
      {
        key: 'sms_automatic_share',
        label: settingWords.percentOfItFor,
        hint: settingWords.birthdaysRemindersThanksTo,
        kind: 'number',
      },
      {
        key: 'approval_above',
        label: settingWords.recipientsAboveWhichSecond,
        kind: 'number',
      },
      {
        key: 'quiet_from',
        label: settingWords.quietFrom,
        hint: settingWords.messagesWaitUntilQuiet,
        kind: 'time',
      },
      { key: 'quiet_until', label: settingWords.quietUntil, kind: 'time' },
      {
        key: 'quiet_sundays',
        label: settingWords.textMessagesWaitOn,
        kind: 'toggle',
      },
    ],
  },
  {
    title: settingGroupTexts.songs,
    lede: settingWords.songsLede,
    fields: [
      {
        key: 'song_licence',
        label: settingWords.songLicence,
        hint: settingWords.songLicenceHint,
        kind: 'text',
      },
    ],
  },
  {
    title: settingGroupTexts.contactPage,
    lede: settingWords.whatVisitorGivesSo,
    fields: [
      {
        key: 'contact_by_either',
        label: settingWords.eMailOrPhone,
        kind: 'toggle',
      },
    ],
  },
  {
    title: settingGroupTexts.signIn,
    lede: settingWords.leadersMediaTeamAnd,
    fields: [
      {
        key: 'second_factor_required',
        label: settingWords.theyNeedTwoStep,
        kind: 'toggle',
      },
      {
        key: 'leaders_offer_passwords',
        label: settingWords.leadersMayOfferTheir,
        kind: 'toggle',
      },
      {
        key: 'sms_code_day_ceiling',
        label: settingWords.dailyBudgetForLogin,
        hint: settingWords.membersMayLogIn,
        kind: 'money',
      },
      {
        key: 'sms_code_month_ceiling',
        label: settingWords.monthlyBudgetForLogin,
        hint: settingWords.apartFromMessagesTo,
        kind: 'money',
      },
      {
        key: 'sms_unproven_share',
        label: settingWords.percentOfBothFor,
        hint: settingWords.forConfirmingNumberAnd,
        kind: 'number',
      },
    ],
  },
  {
    title: settingGroupTexts.people,
    lede: settingWords.registerOfChurchsPeople,
    fields: [
      {
        key: 'person_statuses',
        label: settingWords.membershipStatuses,
        hint: settingWords.withCommaBetweenTwo,
        kind: 'text',
      },
      {
        key: 'person_titles',
        label: settingWords.titles,
        hint: settingWords.withCommaBetweenTwo2,
        kind: 'text',
      },
    ],
  },
  {
    title: settingGroupTexts.care,
    lede: settingWords.whatFollowsCardOf,
    fields: [
      {
        key: 'newcomer_steps',
        label: settingWords.newcomerSteps,
        hint: settingWords.withCommaBetweenTwo3,
        kind: 'text',
      },
      {
        key: 'newcomer_thanks',
        label: settingWords.welcomeMessage,
        hint: settingWords.onlyToNewcomersWho({ name: '{first name}' }),
        kind: 'text',
      },
      {
        key: 'missed_meetings',
        label: settingWords.meetingsMissedInRow,
        hint: settingWords.n0MeansNever,
        kind: 'number',
      },
    ],
  },
  {
    title: settingGroupTexts.dataRequests,
    lede: settingWords.membersAndVisitorsMay,
    fields: [
      {
        key: 'request_due_days',
        label: settingWords.daysToAnswerRequest,
        hint: settingWords.dataProtectionActGives,
        kind: 'number',
      },
    ],
  },
]

export const settingFields = settingGroups().flatMap(({ fields }) => fields)
