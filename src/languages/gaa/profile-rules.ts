import type { profileRules as words } from '../../lib/texts/accounts/profile-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profileRules: Translation<typeof words> = {
  marital: { draft: 'Ofainɛ, halamɔ ogbalashihilɛ mli shihilɛ' },
  birth: { draft: 'Ofainɛ, ŋmaa ofɔmɔ gbi' },
  birthYear: { draft: 'Ofainɛ, kwɛ afi ni afɔ bo lɛ ekoŋŋ' },
  bornInFuture: { draft: 'Fɔmɔ gbi nyɛŋ afee gbi ni baako' },
  house: { draft: 'Ofainɛ, ŋmaa oshia address' },
  fellowship: { draft: 'Ofainɛ, halamɔ kuu' },
  occupation: { draft: 'Ofainɛ, ŋmaa onitsumɔ' },
  churchLife: { draft: 'Ofainɛ, kɛɛmɔ wɔ ohe asafo saji fioo' },
  yesOrNo: { draft: 'Ofainɛ, haa hetoo hɛɛ loo daabi' },
}
