import type { Scheme } from '../../../lib/browser/device/device-settings.ts'
import type { Audience, EmailChoice } from '../../../lib/contract/accounts/member-settings.ts'
import { settingsTexts } from '../../../lib/texts/accounts/settings.ts'

export const schemeName = (scheme: Scheme): string =>
  ({ device: settingsTexts.asDevice, light: settingsTexts.light, dark: settingsTexts.dark })[scheme]

export const audienceName = (audience: Audience): string =>
  ({
    office: settingsTexts.office,
    leader: settingsTexts.leader,
    members: settingsTexts.members,
    church: settingsTexts.church,
  })[audience]

/** The label of an e-mail that can be switched off, and what is said when it is switched. */
export const emailTexts = (name: EmailChoice): { label: string; on: string; off: string } =>
  ({
    reminder_mail: {
      label: settingsTexts.remind,
      on: settingsTexts.remindOn,
      off: settingsTexts.remindOff,
    },
    news_mail: { label: settingsTexts.news, on: settingsTexts.newsOn, off: settingsTexts.newsOff },
    leader_mail: {
      label: settingsTexts.asLeader,
      on: settingsTexts.asLeaderOn,
      off: settingsTexts.asLeaderOff,
    },
  })[name]
