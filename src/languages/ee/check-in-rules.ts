import type { checkInRules as words } from '../../lib/texts/services/check-in-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const checkInRules: Translation<typeof words> = {
  service: { draft: 'Taflatsɛ tia sɔleme alo wɔna' },
  number: { draft: 'Taflatsɛ na xexlẽdzesi' },
  firstName: { draft: 'Taflatsɛ na ŋkɔ gbãtɔ' },
  why: { draft: 'Taflatsɛ ŋlɔ nu si ta, le nya ʋee me' },
}
