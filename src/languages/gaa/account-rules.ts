import type { accountRules as words } from '../../lib/texts/accounts/account-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const accountRules: Translation<typeof words> = {
  email: { draft: 'Ofainɛ, haa e-mail address ni ja' },
  firstName: { draft: 'Ofainɛ, ŋmaa ogbɛi' },
  lastName: { draft: 'Ofainɛ, ŋmaa oweku gbɛi' },
  username: { draft: 'Ofainɛ, halamɔ username' },
  countryCode: { draft: 'Ofainɛ, halamɔ maŋ lɛ code' },
  phone: { draft: 'Ofainɛ, ŋmaa otɛlifoŋ nɔmba' },
  gender: { draft: 'Ofainɛ, halamɔ nuu loo yoo' },
  consent: { draft: 'Ofainɛ, kpɛlɛ nɔ akɛ asafo lɛ aato nɔ ni okɛɔ yɛ biɛ' },
  ownUsername: { draft: 'Ofainɛ, ŋmaa o-username' },
  ownPassword: { draft: 'Ofainɛ, ŋmaa o-password' },
  password: { draft: 'Ofainɛ, halamɔ password' },
  repeat: { draft: 'Ofainɛ, ŋmaa password lɛ ekoŋŋ' },
  notSame: { draft: 'Password enyɔ lɛ jeee nɔ kome' },
  usernameOrEmail: { draft: 'Ofainɛ, ŋmaa o-username loo e-mail' },
  linkIncomplete: { draft: 'Link lɛ eyeee emuu. Ofainɛ, gbelemɔ lɛ ekoŋŋ kɛjɛ e-mail lɛ mli' },
  eightDigits: { draft: 'Nɔmbai kpaanyɔ yɔɔ code lɛ mli' },
  code: { draft: 'Ofainɛ, ŋmaa code lɛ' },
  sixDigits: { draft: 'Nɔmbai ekpaa yɔɔ code lɛ mli' },
  recoveryCode: { draft: 'Ofainɛ, ŋmaa recovery code' },
  noRecoveryCode: { draft: 'Enɛ jeee recovery code' },
  passkeyName: { draft: 'Ofainɛ, wo lɛ gbɛi' },
  phoneShape: { draft: 'Ofainɛ, ŋmaa lɛ tamɔ 024 412 3456' },
  askFirst: { draft: 'Ofainɛ, bi code dã' },
  audience: { draft: 'Ofainɛ, halamɔ mɔ ni baanyɛ ana' },
}
