import type { leaderRules as words } from '../../lib/texts/groups/leader-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const leaderRules: Translation<typeof words> = {
  message: { draft: 'Ofainɛ ŋma shɛɛ sane' },
  name: { draft: 'Ofainɛ ŋma ogbɛi' },
  lettersOnly: { draft: 'Ofainɛ, ŋmaa ogbɛi kɛ niŋmaa okadii pɛ' },
  phone: { draft: 'Ofainɛ ŋma otɛlifoŋ nɔmba' },
  member: { draft: 'Ofainɛ halamɔ asafonyo' },
  presence: { draft: 'Ofainɛ, kɛɛ eba loo ebaaa' },
  yesOrNo: { draft: 'Ofainɛ kɛɛmɔ hɛɛ loo daabi' },
}
