import type { ownSettingWords } from '../../lib/texts/accounts/own-settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownSettings: Translation<typeof ownSettingWords> = {
  photograph: { draft: 'Mfonini' },
  telephone: { draft: 'Fon' },
  privacy: { draft: 'Kokoam nsɛm' },
  consent: { draft: 'Mpeneeɛ' },
  password: { draft: 'Password' },
  twoSteps: { draft: 'Kɔ mu anammɔn mmienu' },
  devices: { draft: 'Mfidie' },
  colours: { draft: 'Ahosuo' },
  dataSaver: { draft: 'Data sohwɛ' },
  mails: { draft: 'E-mail' },
  messages: { draft: 'Nkra' },
  calendar: { draft: 'Kalenda' },
  myGiving: { draft: 'Me ntoboa' },
  schedule: { draft: 'Me nhyehyɛeɛ' },
  myData: { draft: 'Me ho nsɛm' },
  closeAccount: { draft: 'To account mu' },
  you: { draft: 'Wo' },
  signingIn: { draft: 'Kɔ mu' },
  thisDevice: { draft: 'Afidie yi' },
  reachesYou: { draft: 'Deɛ ɛduru wo hɔ' },
  yours: { draft: 'Deɛ ɛyɛ wo dea' },
}
