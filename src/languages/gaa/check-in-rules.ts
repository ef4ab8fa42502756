import type { checkInRules as words } from '../../lib/texts/services/check-in-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const checkInRules: Translation<typeof words> = {
  guardianCode: { draft: 'Gbekɛkwɛlɔ code lɛ ji okadii loo nɔmbai {length}' },
  ownCode: { draft: 'Asafo mli nyo code lɛ ji okadii loo nɔmbai {length}' },
  eitherCode: { draft: 'Gbekɛkwɛlɔ code lɛ ji okadii loo nɔmbai {length}, account nɔ lɛ ji {own}' },
  service: { draft: 'Ofainɛ halamɔ sɔlemɔ loo nifeemɔ' },
  number: { draft: 'Ofainɛ, haa nɔmba' },
  wholeNumber: { draft: 'Ofainɛ, haa nɔmba muu' },
  firstName: { draft: 'Ofainɛ ŋma klɛŋklɛŋ gbɛi' },
  why: { draft: 'Ofainɛ, ŋmaa nɔ hewɔ, yɛ wiemɔi fioo mli' },
  handOver: { draft: 'Ofainɛ, haa code lɛ, mɔ ni baahe, loo nɔ hewɔ' },
}
