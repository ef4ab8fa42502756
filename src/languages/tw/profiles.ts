import type { profileWords } from '../../islands/accounts/profiles/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profiles: Translation<typeof profileWords> = {
  title: { draft: 'Wie wo ho nsɛm' },
  description: { draft: 'Anammɔn a ɛtwa toɔ ansa na wo kratafa no abue.' },
  step: { draft: 'Anammɔn 2 wɔ 2 mu: deɛ ɛsɛ sɛ wo fekuo hunu. Wobɛtumi ayɛ akyire yi nso.' },
  lede: {
    draft: 'Nsɛm kakra, prɛko pɛ, na wo fekuo ahunu onipa ko a ɔreba. Asɔre adwumayɛfoɔ nko ara na wɔhu.',
  },
  needsScript: { draft: 'Wo ho nsɛm a wobɛwie' },
  greeting: { draft: 'Akwaaba, {name}' },
  greetingAlone: { draft: 'Akwaaba' },
  visitDate: { draft: 'Da a wobaeɛ' },
  maritalStatus: { draft: 'Awadeɛ mu tebea' },
  choose: { draft: 'Yɛsrɛ wo, paw' },
  birth: { draft: 'Da a wɔwoo wo' },
  house: { draft: 'Wo fie address' },
  digital: { draft: 'Digital address' },
  digitalHint: { draft: 'GhanaPostGPS, sɛ nhwɛsoɔ GA-183-8164' },
  digitalOdd: { draft: 'GhanaPostGPS address te sɛ GA-183-8164. Wobɛtumi agyae no sɛdeɛ ɛteɛ.' },
  fellowship: { draft: 'Fekuo' },
  loadingFellowships: { draft: 'Yɛrefa fekuo ahodoɔ no aba...' },
  notSure: { draft: 'Mennya nhunuu' },
  fellowshipsFailed: { draft: 'Yɛannya fekuo ahodoɔ no.' },
  tryAgain: { draft: 'Sɔ hwɛ bio' },
  bornAgain: { draft: 'Wɔawo wo foforɔ' },
  yes: { draft: 'Aane' },
  no: { draft: 'Daabi' },
  occupation: { draft: 'W’adwuma' },
  churchInformation: { draft: 'W’asɔre ho nsɛm' },
  churchHint: { draft: 'Baabi a na wosom kane no, sɛdeɛ wosom, deɛ w’ani da so sɛ wobɛnya wɔ ha.' },
  submit: { draft: 'Wie wo ho nsɛm' },
  saving: { draft: 'Yɛresie...' },
  later: { draft: 'Akyire yi' },
  laterHint: {
    draft:
      'Sɛ wopaw “Akyire yi” a, wotoa so, na yɛremmisa wo bio nnafua 30 mu. Deɛ woatwerɛ no bɛtena ha kɔsi sɛ wobɛto tab no mu.',
  },
  oneStepLeft: {
    draft:
      '<a>Anammɔn baako na aka.</a> Wie wo ho nsɛm, na wo fekuo ahunu onipa ko a ɔreba. Ɛfa simma mmienu pɛ.',
  },
  image: { draft: 'Wo mfonini' },
  imageHint: { draft: 'W’anim mfonini boa ma afoforɔ de wo din kyea wo. JPEG, PNG anaa WebP, ɛmmoro 10 MB.' },
  imagePicked: { draft: 'Deɛ woapaw' },
  single: { draft: 'Nwareeɛ' },
  married: { draft: 'Waware' },
  divorced: { draft: 'Agyae awadeɛ' },
  widowed: { draft: 'Okunafoɔ' },
}
