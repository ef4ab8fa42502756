import type { checkInRules as words } from '../../lib/texts/services/check-in-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const checkInRules: Translation<typeof words> = {
  service: { draft: 'Ofainɛ halamɔ sɔlemɔ loo nifeemɔ' },
  firstName: { draft: 'Ofainɛ ŋma klɛŋklɛŋ gbɛi' },
}
