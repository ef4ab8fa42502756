import type { Translation } from '../../lib/words/translation.ts'
import type { accountEmailWords } from '../../server/accounts/accounts/messages.ts'

export const accountEmails: Translation<typeof accountEmailWords> = {
  dear: { draft: '{name},' },
  goodDay: { draft: 'Wɔŋaa bo,' },
  namedAccount: { draft: 'o-account {username}' },
  account: { draft: 'o-account' },
  resetSubject: { draft: 'Halamɔ password hee' },
  resetAsked: {
    draft:
      'mɔ ko, eeenyɛ bo, bi password hee kɛha {account}. Gbelemɔ link nɛɛ yɛ ŋmlɛtswaa kome mli ni ohala hee:',
  },
  resetNotYou: { draft: 'Kɛ jeee bo lɛ, nɔ ko ehiaaa ni ofee: bo pɛ ona wolo nɛɛ.' },
  confirmSubject: { draft: 'Maa o-e-mail address lɛ nɔ mi' },
  confirmAsked: {
    draft:
      'mɔ ko, ekolɛ bo, kɛ address nɛɛ eha wɔsafo lɛ account ko. Kɛ nakai account lɛ aya mli, gbelemɔ link nɛɛ yɛ gbii etɛ mli ni onia button lɛ koni oma nɔ mi:',
  },
  confirmByOffice: {
    draft:
      'mɔ ko, ekolɛ bo, kɛ address nɛɛ eha wɔsafo lɛ account ko. Gbelemɔ link nɛɛ yɛ gbii etɛ mli ni onia button lɛ koni oma nɔ mi:',
  },
  confirmNotYou: { draft: 'Kɛ jeee bo lɛ, nɔ ko ehiaaa ni ofee: akɛ address lɛ tsuuu nii.' },
}
