import type { settingsPageWords } from '../../islands/accounts/settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsPage: Translation<typeof settingsPageWords> = {
  title: { draft: 'Gbɛjianɔtoi' },
  lede: { draft: 'Gbɛjianɔtoi lɛ toɔ amɛhe. Gbɛii, tɛlifoŋ kɛ address yɛ <a>ohe saji</a> mli.' },
  passwordLede: { draft: 'Halamɔ kroko.' },
  mailsLede: { draft: 'Nɔ ni asafo lɛ kɛmajeɔ o-e-mail address nɔ.' },
  announcements: { draft: 'Adafitswaai baaa yɛ e-mail nɔ; amɛyɛ <a>obaafa</a> nɔ.' },
  closeLede: { draft: 'Kɛji ooshi wɔ, loo oosumɔ ni oje shishi hee.' },
  needsScript: { draft: 'Ogbɛjianɔtoi atsakemɔ' },
  openGiving: { draft: 'Gbelemɔ minikeenii' },
  openSchedule: { draft: 'Gbelemɔ mibei' },
}
