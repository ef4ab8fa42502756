import type { settingsTexts } from '../../lib/texts/accounts/settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsAnswers: Translation<typeof settingsTexts> = {
  saved: { draft: 'Akɛto.' },
  savedAnd: { draft: 'Akɛto. {what}' },
  asDevice: { draft: 'Tamɔ tsɔne lɛ' },
  light: { draft: 'La' },
  dark: { draft: 'Duŋ' },
  office: { draft: 'Asafo lɛ ofis pɛ' },
  leader: { draft: 'Mikuu lɛ hiɛnyiɛlɔ, kɛ mɔ ni yeɔ buaa lɛ' },
  members: { draft: 'Mikuu lɛ mli bii fɛɛ' },
  church: { draft: 'Asafo lɛ mli bii fɛɛ' },
  remind: { draft: 'Kaimɔ mi gbi kome dani nifeemɔ loo sɔlemɔ ni mibi akɛ akai mi lɛ aba' },
  remindOn: { draft: 'Akɛto. E-mail baaba gbi kome dani.' },
  remindOff: { draft: 'Akɛto. E-mail ko baŋ; kaimɔi lɛ hiɔ website lɛ nɔ.' },
  news: {
    draft: 'Kɛɛ mi kɛ akpɛlɛ miodaseyeli nɔ, kɛ akadi akɛ aha mifaikpamɔ hetoo, loo kɛ hei ko yɛ kɛha mi',
  },
  newsOn: { draft: 'Akɛto. E-mail baakɛɛ bo.' },
  newsOff: { draft: 'Akɛto. Obaana yɛ obaafa nɔ.' },
  asLeader: { draft: 'Kɛ nɔ ni asafo lɛ mli bii ŋmaa mi akɛ amɛhiɛnyiɛlɔ lɛ maje mi' },
  asLeaderOn: { draft: 'Akɛto. Asafo lɛ mli bii ashɛɛ saji baaba yɛ e-mail hu nɔ.' },
  asLeaderOff: { draft: 'Akɛto. Obaana asafo lɛ mli bii ashɛɛ saji yɛ obaafa nɔ, yɛ Shɛɛ saji shishi.' },
  photographRemoved: { draft: 'Ajie o-mfoniri lɛ.' },
  photographSaved: { draft: 'Akɛ o-mfoniri hee lɛ eto.' },
  notAPicture: {
    draft: 'Browser nɛɛ nyɛŋ egbele nakai fail lɛ akɛ mfoniri. Ofainɛ, halamɔ JPEG, PNG loo WebP.',
  },
  partMissing: { draft: 'Baafa nɛɛ fã ko baaa. Ofainɛ, kwɛmɔ onetwɔk lɛ, ni ohala mfoniri lɛ ekoŋŋ.' },
  profileFirst: { draft: 'Gbee ohe saji lɛ naa dã; o-mfoniri hu fata he.' },
}
