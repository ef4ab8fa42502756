import type { loginWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const login: Translation<typeof loginWords> = {
  title: { draft: 'Yaa mli' },
  description: { draft: 'Yaa oasafo lɛ baafa lɛ mli.' },
  heading: { draft: 'Awaawaa atuu ekoŋŋ' },
  lede: { draft: 'Yaa mli ni ona okuu lɛ, osɔlemɔi kɛ nɔ fɛɛ nɔ ni ji onɔ.' },
  newHere: { draft: 'Obaa biɛ hee? <a>Ŋmaa ogbɛi</a>' },
  needsScript: { draft: 'Mliyaa' },
  forgotten: { draft: 'Ohiɛ ekpa o-password nɔ?' },
  username: { draft: 'Username' },
  password: { draft: 'Password' },
  showPassword: { draft: 'Tsɔɔ nɔ ni miŋma' },
  submit: { draft: 'Yaa mli' },
  busy: { draft: 'Oomiiya mli...' },
  keepAccount: { draft: 'Kɛ mi-account lɛ ato ni oya mli' },
  byText: { draft: 'Kɛ code ni baa SMS nɔ tsu nii' },
  byPassword: { draft: 'Kɛ mi-password yaa mli' },
  byPasskey: { draft: 'Kɛ passkey tsu nii moŋ' },
  numberHint: { draft: 'Nɔmba ni oma nɔ mi yɛ Gbɛjianɔtoi amli.' },
  noCode: {
    draft:
      'Nɔ ko baaa yɛ minitii enyɔ sɛɛ? Ekolɛ amako nɔmba nɛɛ nɔ mi: kɛ o-password aya mli ni oma nɔ mi yɛ Gbɛjianɔtoi amli, loo <a>bi ofis lɛ</a>.',
  },
  anotherCode: { draft: 'Bi code kroko' },
  oneMoreStep: { draft: 'Nane kome kɛkɛ eshwɛ' },
  forgottenChoices: { draft: 'Ohiɛ ekpa nɔ? <a>Halamɔ hee</a>, kɛtsɔ link loo ofis lɛ code nɔ.' },
  noStorage: {
    draft: 'Browser nɛɛ haaa website lɛ ahiɛ bo yɛ mli. Ofainɛ, ha lɛ gbɛ ni eto data, ni okaa ekoŋŋ.',
  },
}
