import type { privacyWords } from '../../islands/accounts/privacy/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const privacy: Translation<typeof privacyWords> = {
  responsible: { draft: 'Deɛ ɔhwɛ so' },
  address: { draft: 'Address' },
  registrationInGhana: { draft: 'Din a yɛatwerɛ wɔ Data Protection Commission' },
  registration: { draft: 'Din a yɛatwerɛ' },
  ask: { draft: 'Bisa' },
  email: { draft: 'E-mail' },
  telephone: { draft: 'Fon' },
  forever: { draft: 'mmerɛ dodoɔ a asɔre no de sie' },
  years: { draft: { one: 'mfeɛ {count}', other: 'mfeɛ {count}' } },
  days: { draft: { one: 'nna {count}', other: 'nna {count}' } },
  accountPeriod: { draft: 'Wo account ne wo ho nsɛm' },
  accountUntil: { draft: 'kɔsi sɛ wobɛto wo account mu, ne nna 14 ka ho' },
  churchMessages: { draft: 'Nkra a wɔde kɔma asɔre no' },
  leaderMessages: { draft: 'Nkra a wɔde kɔma akannifoɔ' },
  deliveries: { draft: 'Wɔn a wɔnyaa asɔre no nkra' },
  care: { draft: 'Ahɔhoɔ krataa ne ɔhwɛ adwuma a aba awieeɛ' },
  failedGifts: { draft: 'Ntoboa a anyɛ yie no din ne fon' },
  joinRequests: {
    draft: 'Adesrɛ sɛ wobɛkɔ fekuo bi mu, deɛ wo srɛeɛ ne deɛ akannifoɔ srɛ maa wo, berɛ a wɔasi gyinaeɛ',
  },
  attendance: { draft: 'Wɔn a wɔbaeɛ' },
  log: { draft: 'System no nwoma (hwan na ɔyɛɛ deɛn)' },
  accessLog: { draft: 'Adwumayɛfoɔ a wɔkan asɔremma din' },
  requests: { draft: 'Data ho adesrɛ a wɔabua' },
  devices: { draft: 'Fon ne address a wɔde wuraa mu' },
  devicesPeriod: { draft: 'nnawɔtwe nnum wɔ deɛ ɛdi akyire akyi' },
  what: { draft: 'Deɛ yɛsie, ne deɛ enti a yɛyɛ saa' },
  whatText: {
    draft:
      'Asɔre a wowɔ mu kyerɛ deɛ wogye di, enti mmara bɔ ho ban soronko. Yɛsie ɛfiri sɛ wopeneeɛ berɛ a wotwerɛɛ wo din, na yɛde yɛ asɔre yi asetena nko ara. Yɛntɔn hwee, yɛnyɛ dawubɔ, na yɛnni w’akyi.',
  },
  howLong: { draft: 'Berɛ tenten a yɛde sie' },
  rights: { draft: 'Deɛ wobɛtumi abisa' },
  answered: {
    draft:
      'Wobɛnya mmuaeɛ {period} mu. Asɔremma bisa wɔ <a>Nhyehyɛeɛ, Me ho nsɛm</a>, wɔn a aka nyinaa bisa wɔ ha.',
  },
  whom: { draft: 'Deɛ wobɛbisa no' },
  complain: {
    draft:
      '<a>Twerɛ kɔma asɔre no</a>. Sɛ yɛn mmuaeɛ ammoa wo a, wobɛtumi de akɔ wɔn a wɔhwɛ data so wɔ wo man mu anim.',
  },
  complainInGhana: {
    draft:
      '<a>Twerɛ kɔma asɔre no</a>. Sɛ yɛn mmuaeɛ ammoa wo a, wobɛtumi de akɔ Data Protection Commission a ɛwɔ Ghana anim, <a>dataprotection.org.gh</a>.',
  },
}
