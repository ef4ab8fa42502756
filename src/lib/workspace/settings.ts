import type { ModuleId } from '../modules/modules.ts'
import { ownSettingWords } from '../texts/accounts/own-settings.ts'
import { settingGroupTexts } from '../texts/settings/church-settings.ts'

/** A setting with its address, for menus of settings and the quick find. */
type Setting = {
  id: string
  name: string
  /** The module that it belongs to; one of several is there while one of them is used. */
  module?: ModuleId | readonly ModuleId[]
  words: string
}
export type SettingsGroup = { name: string; settings: readonly Setting[] }

/** The settings of a person in the groups of the page /settings; a setting's address is `/settings#` and its id. */
export const ownSettings = (): readonly SettingsGroup[] => [
  {
    name: ownSettingWords.you,
    settings: [
      { id: 'photograph', name: ownSettingWords.photograph, words: 'picture avatar face' },
      { id: 'phone', name: ownSettingWords.telephone, module: 'texts', words: 'number mobile confirm code' },
      { id: 'who-sees-what', name: ownSettingWords.privacy, words: 'who sees what visibility share details' },
      { id: 'consent', name: ownSettingWords.consent, words: 'agree permission data protection' },
    ],
  },
  {
    name: ownSettingWords.signingIn,
    settings: [
      { id: 'password', name: ownSettingWords.password, words: 'change secret login' },
      {
        id: 'stronger-sign-in',
        name: ownSettingWords.twoSteps,
        words: 'stronger sign-in 2fa passkey authenticator app recovery codes second factor',
      },
      { id: 'devices', name: ownSettingWords.devices, words: 'sessions signed in lost phone sign out' },
    ],
  },
  {
    name: ownSettingWords.thisDevice,
    settings: [
      { id: 'colours', name: ownSettingWords.colours, words: 'dark mode light theme' },
      { id: 'data-saver', name: ownSettingWords.dataSaver, words: 'bundle mobile data pictures' },
    ],
  },
  {
    name: ownSettingWords.reachesYou,
    settings: [
      { id: 'letters', name: ownSettingWords.mails, words: 'mail letters reminders' },
      { id: 'messages', name: ownSettingWords.messages, words: 'sms text push notifications unsubscribe' },
      { id: 'calendar', name: ownSettingWords.calendar, words: 'subscribe ical google feed' },
    ],
  },
  {
    name: ownSettingWords.yours,
    settings: [
      {
        id: 'my-giving',
        name: ownSettingWords.myGiving,
        module: ['giving', 'books', 'pledges', 'welfare'],
        words: 'receipts statement tithe offering',
      },
      {
        id: 'my-rota',
        name: ownSettingWords.schedule,
        module: 'rota',
        words: 'turns to serve volunteer rota',
      },
      { id: 'my-data', name: ownSettingWords.myData, words: 'export download copy' },
      { id: 'close', name: ownSettingWords.closeAccount, words: 'delete leave' },
    ],
  },
]

/** The settings of the church in their groups, under the titles of their form; a setting's address is `/super-admin#settings?at=` and its id. */
export const churchSettings = (): readonly SettingsGroup[] => [
  {
    name: settingGroupTexts.privacyAndData,
    settings: [
      {
        id: 'responsible',
        name: settingGroupTexts.dataProtection,
        words: 'responsible controller privacy registration',
      },
      {
        id: 'retention',
        name: settingGroupTexts.dataRetention,
        words: 'how long kept delete days retention log attendance',
      },
      { id: 'data-requests', name: settingGroupTexts.dataRequests, words: 'days answer data protection act' },
    ],
  },
  {
    name: settingGroupTexts.writing,
    settings: [
      {
        id: 'messages',
        name: settingGroupTexts.messages,
        words: 'sms sender price ceiling quiet hours approval',
      },
      { id: 'songs', name: settingGroupTexts.songs, words: 'licence ccli copyright words projection print' },
      { id: 'contact', name: settingGroupTexts.contactPage, words: 'contact form e-mail phone' },
    ],
  },
  {
    name: settingGroupTexts.peopleAndAccounts,
    settings: [
      {
        id: 'signing-in',
        name: settingGroupTexts.signIn,
        words: 'two-step sign-in 2fa second factor passwords codes',
      },
      { id: 'people', name: settingGroupTexts.people, words: 'status titles standing membership' },
      { id: 'care', name: settingGroupTexts.care, words: 'steps thanks missed meetings follow-up' },
    ],
  },
]
