import type { newPasswordWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const newPassword: Translation<typeof newPasswordWords> = {
  forgotTitle: { draft: 'Wo werɛ afiri wo password' },
  forgotHeading: { draft: 'Wo werɛ afiri wo password?' },
  byMail: { draft: 'Ɛtumi ba. Ka nipa ko a woyɛ, na link a wode bɛyɛ foforɔ bɛba wo e-mail so.' },
  byText: { draft: 'Ɛtumi ba. SMS code, anaa asɔre office no code, bue kwan ma foforɔ.' },
  byOffice: { draft: 'Ɛtumi ba. Asɔre office no ma wo code a wode bɛpaw foforɔ wɔ ha.' },
  byMailDescription: { draft: 'Link a wode bɛyɛ password foforɔ, wɔ e-mail so.' },
  otherDescription: { draft: 'Sɛdeɛ wobɛnya password foforɔ.' },
  remembered: { draft: 'Woakae? <a>Wura mu</a>' },
  forgotNeedsScript: { draft: 'Password foforɔ bisa' },
  officeHeading: { draft: 'Asɔre ɔfese no bɛboa wo' },
  officeOrLeader: {
    draft:
      'Frɛ wɔn anaa kɔ wɔn hɔ, anaa bisa wo fekuo kannifoɔ: obi a ɔnim wo ma wo code a ɛyɛ nɔma nwɔtwe. Ɛyɛ adwuma da koro.',
  },
  office: {
    draft: 'Frɛ wɔn anaa kɔ wɔn hɔ: obi a ɔnim wo ma wo code a ɛyɛ nɔma nwɔtwe. Ɛyɛ adwuma da koro.',
  },
  phone: { draft: 'Fon' },
  textInstead: { draft: 'Fa SMS mena me code mmom' },
  haveOfficeCode: { draft: 'Mewɔ code a ɛfiri ɔfese hɔ' },
  mailInstead: { draft: 'Fa e-mail mena me link' },
  nothingCame: {
    draft:
      'Simma kakra akyi no hwee mmaeɛ? Hwɛ e-mail a wompɛ no mu, hwɛ sɛdeɛ wotwerɛeɛ wɔ aseɛ ha, na bisa bio: e-mail a edi kan no links nso yɛ adwuma. Sɛ e-mail address biara nni wo account mu a, office no ma wo code.',
  },
  login: { draft: 'Username anaa e-mail' },
  loginHint: { draft: 'Ɛkɔ wo account no e-mail address so.' },
  askAgain: { draft: 'San bisa' },
  sendLink: { draft: 'Mena me link' },
  noText: {
    draft:
      'Simma mmienu akyi no hwee mmaeɛ? Ebia nɔma yi ho nsii dua wɔ wo account mu. Asɔre office no ma wo code foforɔ.',
  },
  goOn: { draft: 'Kɔ so' },
  oneMoment: { draft: 'Twɛn kakra...' },
  username: { draft: 'Username' },
  officeCode: { draft: 'Code a ɛfiri ɔfese hɔ' },
  officeCodeHint: { draft: 'Nɔma nwɔtwe a asɔre office no de maa wo ɛnnɛ.' },
  chooseTitle: { draft: 'Yi password foforɔ' },
  chooseDescription: { draft: 'Password foforɔ, link a ɛyɛ adwuma pɛnkoro so.' },
  chooseLede: { draft: 'Ɛno akyi yɛyi wo firi mfidie nyinaa so, na wode foforɔ no kɔ mu.' },
  notNeeded: { draft: 'Ɛho nhia bio? <a>Wura mu</a>' },
  chooseNeedsScript: { draft: 'Password foforɔ paw' },
  incomplete: { draft: 'Link yi nni mũ. Yɛsrɛ wo, san bue firi baabi a wonyaeɛ, anaa bisa foforɔ.' },
  password: { draft: 'Password foforɔ' },
  passwordHint: {
    draft:
      'Atwerɛdeɛ 8 anaa deɛ ɛboro saa; 10 anaa deɛ ɛboro saa sɛ woyɛ admin, ɔkannifoɔ anaa wowɔ media kuo no mu a. Nsɛmfua kakra a wɔaka abom ho yɛ mmerɛ sɛ wokae, na ɛyɛ den sɛ obi bɛtumi abɔ mu nte ase.',
  },
  set: { draft: 'Sie password foforɔ no' },
  saving: { draft: 'Ɛresie...' },
  askForLink: { draft: 'Bisa link foforɔ' },
}
