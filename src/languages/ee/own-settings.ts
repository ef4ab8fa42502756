import type { ownSettingWords } from '../../lib/texts/accounts/own-settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownSettings: Translation<typeof ownSettingWords> = {
  photograph: { draft: 'Foto' },
  telephone: { draft: 'Telefon' },
  privacy: { draft: 'Adzamenyawo' },
  consent: { draft: 'Lɔlɔ̃ ɖe edzi' },
  password: { draft: 'Mɔʋunya' },
  twoSteps: { draft: 'Ge ɖe eme afɔɖeɖe eve' },
  devices: { draft: 'Mɔ̃wo' },
  colours: { draft: 'Amadedewo' },
  dataSaver: { draft: 'Data takpɔkpɔ' },
  mails: { draft: 'E-mailwo' },
  messages: { draft: 'Gbedasiwo' },
  calendar: { draft: 'Kalenda' },
  myGiving: { draft: 'Nye nunanawo' },
  schedule: { draft: 'Nye dɔwɔɖoɖo' },
  myData: { draft: 'Nye nyatakakawo' },
  closeAccount: { draft: 'Tu account' },
  you: { draft: 'Wò' },
  signingIn: { draft: 'Geɖeme' },
  thisDevice: { draft: 'Mɔ̃ sia' },
  reachesYou: { draft: 'Nusi ɖoa gbɔwò' },
  yours: { draft: 'Nusi nye tɔwò' },
}
