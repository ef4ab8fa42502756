import type { settingsTexts } from '../../lib/texts/accounts/settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsAnswers: Translation<typeof settingsTexts> = {
  saved: { draft: 'Wodzrae ɖo.' },
  savedAnd: { draft: 'Wodzrae ɖo. {what}' },
  asDevice: { draft: 'Abe mɔ̃a ene' },
  light: { draft: 'Kekeli' },
  dark: { draft: 'Viviti' },
  office: { draft: 'Hamea ƒe dɔwɔƒe koe' },
  leader: { draft: 'Nye habɔbɔ ƒe kplɔla, kple amesi kpena ɖe eŋu' },
  members: { draft: 'Nye habɔbɔ ƒe ameawo katã' },
  church: { draft: 'Hamea ƒe ameawo katã' },
  remind: { draft: 'Ɖo ŋku edzi nam ŋkeke ɖeka do ŋgɔ na wɔna alo sɔleme si mebia be woaɖo ŋku edzi nam' },
  remindOn: { draft: 'Wodzrae ɖo. E-mail ava ŋkeke ɖeka do ŋgɔ.' },
  remindOff: { draft: 'Wodzrae ɖo. E-mail aɖeke mava o; ŋkuɖodziwo anɔ websait la dzi.' },
  news: {
    draft:
      'Gblɔe nam ne woda asi ɖe nye ɖaseɖiɖi dzi, ne wode dzesii be woɖo nye gbedodoɖa biabia ŋu, alo ne teƒe aɖe le vovo nam',
  },
  newsOn: { draft: 'Wodzrae ɖo. E-mail agblɔe na wò.' },
  newsOff: { draft: 'Wodzrae ɖo. Àkpɔe le wò axa dzi.' },
  asLeader: { draft: 'Ɖo nusi hameviwo ŋlɔ nam abe woƒe kplɔla ene la ɖem' },
  asLeaderOn: { draft: 'Wodzrae ɖo. Hameviwo ƒe gbedasiwo ava to e-mail hã dzi.' },
  asLeaderOff: { draft: 'Wodzrae ɖo. Àkpɔ hameviwo ƒe gbedasiwo le wò axa dzi, le Gbedasiwo te.' },
  photographRemoved: { draft: 'Woɖe wò foto la ɖa.' },
  photographSaved: { draft: 'Wodzra wò foto yeyea ɖo.' },
  notAPicture: { draft: 'Browser sia mate ŋu aʋu fail ma abe foto ene o. Taflatsɛ tia JPEG, PNG alo WebP.' },
  partMissing: { draft: 'Axa sia ƒe akpa aɖe meva o. Taflatsɛ kpɔ wò network ɖa, eye nàgatia fotoa.' },
  profileFirst: { draft: 'Wu wò nyatakakawo nu gbã; wò foto hã le eme.' },
}
