import type { settingsPageWords } from '../../islands/accounts/settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsPage: Translation<typeof settingsPageWords> = {
  title: { draft: 'Nhyehyɛeɛ' },
  description: { draft: 'Wo mfonini, password, mfidie, ahosuo ne wo ho nsɛm.' },
  lede: { draft: 'Nhyehyɛeɛ sie ne ho ara. Din, fon nɔma ne address wɔ <a>wo ho nsɛm</a> mu.' },
  photographLede: { draft: 'W’anim mfonini boa ma afoforɔ de wo din kyea wo.' },
  telephoneLede: {
    draft: 'Si wo nɔma so dua prɛko, na wobɛtumi de code a ɛba SMS so akɔ mu, anaa apaw password foforɔ.',
  },
  privacyLede: { draft: 'Wɔn a wɔbɛtumi ahunu wo ho nsɛm, ka asɔre ofese no ho.' },
  consentLede: { draft: 'Deɛ wopenee so, ne sɛdeɛ wobɛsan wo akyi.' },
  passwordMails: { draft: 'Sɛ wɔsesa no a, yɛtwerɛ kɔ wo e-mail address so.' },
  passwordLede: { draft: 'Paw foforɔ.' },
  twoStepsLede: { draft: 'Anammɔn a ɛtɔ so mmienu a ɛka wo password ho.' },
  devicesLede: { draft: 'Mfidie a wokɔ mu wɔ so. Firi mu wɔ deɛ wode afɛm, atɔn anaa ayera no so.' },
  coloursLede: {
    draft: 'Tumm yɛ ma ani anadwo; deɛ ɛhyerɛn yɛ mmerɛ sɛ wobɛkenkan wɔ awia mu. Yɛsie wɔ afidie yi so.',
  },
  dataSaverLede: {
    draft:
      'Asɛnka mfonini mma, na baabi a wobɛtumi atie asɛnka no, yɛde deɛ wotie no di kan sen video. Yɛsie wɔ afidie yi so.',
  },
  mailsLede: { draft: 'Deɛ asɔre no soma kɔ wo e-mail address so.' },
  announcements: { draft: 'Amanneɛbɔ mfa e-mail so mma; ɛwɔ <a>wo kratafa</a> so.' },
  messagesLede: { draft: 'Deɛ adwumayɛfoɔ ne wo kannifoɔ bɛtumi atwerɛ abrɛ wo, ne sɛdeɛ ɛduru wo hɔ.' },
  calendarLede: { draft: 'Asɔre ne wo fekuo dwumadie, ne wɔn nhyiamu link.' },
  givingLede: { draft: 'Deɛ woamaa, ne wo receipt, berɛ biara. Wo ne treasurer no nko ara na mohu.' },
  scheduleLede: { draft: 'Adwuma a wɔsrɛ wo sɛ yɛ, wo berɛ, nna a wonni hɔ ne nkaebɔ.' },
  dataLede: {
    draft:
      'Deɛ asɔre no sie fa wo ho nyinaa wɔ file baako mu (JSON), sɛ wobɛkenkan anaa wode bɛkɔ baabi foforɔ.',
  },
  closeLede: { draft: 'Sɛ wofiri yɛn mu, anaa wopɛ sɛ wohyɛ aseɛ foforɔ a.' },
  needsScript: { draft: 'Wo nhyehyɛeɛ a wobɛsesa' },
  mailPassword: {
    draft:
      'Link a ɛma password foforɔ, sɛ wobisa a, ne amanneɛ a ɛfa password nsesaeɛ biara ho no, ba berɛ biara.',
  },
  mailClosed: { draft: 'Saa ara na amanneɛ sɛ wo account mu ato no ba, sɛ woto mu a.' },
  calendarSecret: { draft: 'Deɛ ɔwɔ address no kenkan kalenda yi. Mfa mma obiara.' },
  openGiving: { draft: 'Bue me ntoboa' },
  openSchedule: { draft: 'Bue me nhyehyɛeɛ' },
  closeSignedOut: { draft: 'Yɛyi wo firi baabiara prɛko, na wo kannifoɔ nhu wo wɔ asɔremma mu bio.' },
  closeDays: { draft: 'Nnafua 14 mu deɛ, yɛmpepa hwee: kɔ mu, na wobɛtumi asan afa.' },
  closeDeleted: {
    draft:
      'Ɛno akyi yɛpepa wo ho nsɛm, wo mfonini, w’asɔreba, wo din a wotwerɛeɛ ne wo kokoam mpaebɔ adesrɛ.',
  },
  closeStays: {
    draft:
      'Wo badwam mpaebɔ adesrɛ, adansedie ne chat nkra tena hɔ, a wo din ne wo mfonini nni ho: afoforɔ bɔɔ ho mpaeɛ. Sɛ wopɛ sɛ wɔpepa a, bisa asɔre ofese no.',
  },
}
