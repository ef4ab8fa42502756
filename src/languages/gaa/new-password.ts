import type { newPasswordWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const newPassword: Translation<typeof newPasswordWords> = {
  forgotTitle: { draft: 'Ohiɛ ekpa o-password nɔ' },
  forgotHeading: { draft: 'Ohiɛ ekpa o-password nɔ?' },
  byMail: { draft: 'Ebaa nakai. Kɛɛ wɔ mɔ ni oji, ni link kɛha hee baaba o-e-mail address lɛ nɔ.' },
  byText: {
    draft: 'Ebaa nakai. Code ni tsɔ SMS nɔ ba, loo nɔ ni jɛ asafo lɛ ofis lɛ, gbeleɔ gbɛ kɛhaa hee.',
  },
  byOffice: { draft: 'Ebaa nakai. Asafo lɛ ofis lɛ haa bo code, ni okɛhalaa hee yɛ biɛ.' },
  byMailDescription: { draft: 'Link kɛha password hee, yɛ e-mail nɔ.' },
  otherDescription: { draft: 'Bɔ ni obaana password hee.' },
  remembered: { draft: 'Okai? <a>Yaa mli</a>' },
  forgotNeedsScript: { draft: 'Password hee bimɔ' },
  officeHeading: { draft: 'Asafo lɛ ofis baaye bua bo' },
  officeOrLeader: {
    draft:
      'Tswaa amɛ tɛlifoŋ loo yaa amɛŋɔɔ, loo bi okuu lɛ hiɛnyiɛlɔ: mɔ ni le bo lɛ haa bo code ni ji nɔmbai kpaanyɔ. Etsuɔ nii gbi kome.',
  },
  office: {
    draft:
      'Tswaa amɛ tɛlifoŋ loo yaa amɛŋɔɔ: mɔ ni le bo lɛ haa bo code ni ji nɔmbai kpaanyɔ. Etsuɔ nii gbi kome.',
  },
  phone: { draft: 'Tɛlifoŋ' },
  textInstead: { draft: 'Kɛ code maje mi yɛ SMS nɔ moŋ' },
  haveOfficeCode: { draft: 'Miyɛ ofis lɛ code' },
  mailInstead: { draft: 'Kɛ link maje mi yɛ e-mail nɔ' },
  nothingCame: {
    draft:
      'Nɔ ko baaa yɛ minitii fioo sɛɛ? Kwɛmɔ e-mail ni osumɔɔɔ lɛ amli, kwɛmɔ bɔ ni oŋma yɛ shishi, ni obi ekoŋŋ: e-mail ni tsɔ hiɛ lɛ alinks hu tsuɔ nii. Kɛ e-mail address bɛ o-account lɛ mli lɛ, ofis lɛ haa bo code.',
  },
  login: { draft: 'Username loo e-mail' },
  loginHint: { draft: 'Eyaa o-account lɛ e-mail address nɔ.' },
  askAgain: { draft: 'Bi ekoŋŋ' },
  sendLink: { draft: 'Kɛ link maje mi' },
  noText: {
    draft:
      'Nɔ ko baaa yɛ minitii enyɔ sɛɛ? Ekolɛ amako nɔmba nɛɛ nɔ mi kɛhako o-account lɛ. Asafo lɛ ofis lɛ haa bo code kroko.',
  },
  goOn: { draft: 'Yaa nɔ' },
  oneMoment: { draft: 'Mɛɛ fioo...' },
  username: { draft: 'Username' },
  officeCode: { draft: 'Ofis lɛ code' },
  officeCodeHint: { draft: 'Nɔmbai kpaanyɔ ni asafo lɛ ofis kɛha bo ŋmɛnɛ.' },
  chooseTitle: { draft: 'Halamɔ password hee' },
  chooseDescription: { draft: 'Password hee, kɛtsɔ link ni tsuɔ nii shikome nɔ.' },
  chooseLede: { draft: 'No sɛɛ lɛ, obaajeekpo yɛ otsɔnei fɛɛ anɔ, ni okɛ hee lɛ aya mli.' },
  notNeeded: { draft: 'Ehiaaa dɔŋŋ? <a>Yaa mli</a>' },
  chooseNeedsScript: { draft: 'Password hee halamɔ' },
  incomplete: { draft: 'Link nɛɛ eyeee emuu. Ofainɛ, gbelemɔ lɛ ekoŋŋ kɛjɛ he ni ona lɛ, loo bi hee.' },
  password: { draft: 'Password hee' },
  passwordHint: {
    draft:
      'Okadii 8 loo nɔ ni fe nakai; 10 loo nɔ ni fe nakai kɛji oji admin, hiɛnyiɛlɔ loo oyɛ media kuu lɛ mli. Wiemɔi fioo ni afee ekome waaa akɛ akaiɔ, ni ewa kɛha mɔ kroko akɛ ele.',
  },
  set: { draft: 'Kɛ password hee lɛ ato' },
  saving: { draft: 'Wɔkɛmiito...' },
  askForLink: { draft: 'Bi link hee' },
}
