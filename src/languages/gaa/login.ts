import type { loginWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const login: Translation<typeof loginWords> = {
  title: { draft: 'Yaa mli' },
  username: { draft: 'Username' },
  password: { draft: 'Password' },
  submit: { draft: 'Yaa mli' },
  description: { draft: 'Yaa oasafo lɛ baafa lɛ mli.' },
  heading: { draft: 'Awaawaa atuu ekoŋŋ' },
  lede: { draft: 'Yaa mli ni ona okuu lɛ, osɔlemɔi kɛ nɔ fɛɛ nɔ ni ji onɔ.' },
  newHere: { draft: 'Obaa biɛ hee? <a>Ŋmaa ogbɛi</a>' },
  needsScript: { draft: 'Mliyaa' },
  forgotten: { draft: 'Ohiɛ ekpa o-password nɔ?' },
  showPassword: { draft: 'Tsɔɔ nɔ ni miŋma' },
  busy: { draft: 'Oomiiya mli...' },
  keepAccount: { draft: 'Kɛ mi-account lɛ ato ni oya mli' },
  byText: { draft: 'Kɛ code ni baa SMS nɔ tsu nii' },
  byPassword: { draft: 'Kɛ mi-password yaa mli' },
  byPasskey: { draft: 'Kɛ passkey tsu nii moŋ' },
  numberHint: { draft: 'Nɔmba ni oma nɔ mi yɛ Gbɛjianɔtoi amli.' },
  anotherCode: { draft: 'Bi code kroko' },
  oneMoreStep: { draft: 'Nane kome kɛkɛ eshwɛ' },
}
