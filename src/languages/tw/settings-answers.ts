import type { settingsTexts } from '../../lib/texts/accounts/settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsAnswers: Translation<typeof settingsTexts> = {
  saved: { draft: 'Yɛasie.' },
  savedAnd: { draft: 'Yɛasie. {what}' },
  asDevice: { draft: 'Sɛdeɛ afidie no teɛ' },
  light: { draft: 'Deɛ ɛhyerɛn' },
  dark: { draft: 'Tumm' },
  office: { draft: 'Asɔre ofese nko ara' },
  leader: { draft: 'Me fekuo kannifoɔ, ne deɛ ɔboa no' },
  members: { draft: 'Me fekuo mufoɔ nyinaa' },
  church: { draft: 'Asɔremma nyinaa' },
  remind: { draft: 'Kae me da a ɛdi dwumadie anaa asɔreyɛ a mesrɛɛ nkaebɔ no anim' },
  remindOn: { draft: 'Yɛasie. E-mail bɛba da a ɛdi anim no.' },
  remindOff: { draft: 'Yɛasie. E-mail biara mma; wo nkaebɔ tena website no so.' },
  news: {
    draft:
      'Ka kyerɛ me berɛ a wɔpene m’adansedie so, wɔtwerɛ sɛ Onyame ate me mpaebɔ, anaa baabi ada hɔ ma me',
  },
  newsOn: { draft: 'Yɛasie. E-mail bɛka akyerɛ wo.' },
  newsOff: { draft: 'Yɛasie. Wobɛhunu no wɔ wo kratafa so.' },
  asLeader: { draft: 'Soma deɛ asɔremma twerɛ brɛ me sɛ wɔn kannifoɔ no ma me' },
  asLeaderOn: { draft: 'Yɛasie. Asɔremma nkra bɛfa e-mail so nso aba.' },
  asLeaderOff: { draft: 'Yɛasie. Wobɛhunu asɔremma nkra wɔ wo kratafa so, Nkra aseɛ.' },
  photographRemoved: { draft: 'Yɛayi wo mfonini no afiri hɔ.' },
  photographSaved: { draft: 'Yɛasie wo mfonini foforɔ no.' },
  notAPicture: { draft: 'Browser yi ntumi mmue file no sɛ mfonini. Yɛsrɛ wo, paw JPEG, PNG anaa WebP.' },
  partMissing: { draft: 'Kratafa yi fa bi amma. Yɛsrɛ wo, hwɛ wo network, na paw mfonini no bio.' },
  profileFirst: { draft: 'Wie wo ho nsɛm kane; wo mfonini ka ho.' },
}
