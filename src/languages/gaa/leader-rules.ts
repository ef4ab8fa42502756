import type { leaderRules as words } from '../../lib/texts/groups/leader-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const leaderRules: Translation<typeof words> = {
  message: { draft: 'Ofainɛ ŋma shɛɛ sane' },
  name: { draft: 'Ofainɛ ŋma ogbɛi' },
  phone: { draft: 'Ofainɛ ŋma otɛlifoŋ nɔmba' },
  member: { draft: 'Ofainɛ halamɔ asafonyo' },
  yesOrNo: { draft: 'Ofainɛ kɛɛmɔ hɛɛ loo daabi' },
}
