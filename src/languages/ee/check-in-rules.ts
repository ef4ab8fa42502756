import type { checkInRules as words } from '../../lib/texts/services/check-in-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const checkInRules: Translation<typeof words> = {
  guardianCode: { draft: 'Ɖevidzikpɔla ƒe code nye ŋɔŋlɔdzesi alo xexlẽdzesi {length}' },
  ownCode: { draft: 'Hamevi ƒe code nye ŋɔŋlɔdzesi alo xexlẽdzesi {length}' },
  eitherCode: { draft: 'Ɖevidzikpɔla ƒe code nye ŋɔŋlɔdzesi alo xexlẽdzesi {length}, account tɔ nye {own}' },
  service: { draft: 'Taflatsɛ tia sɔleme alo wɔna' },
  number: { draft: 'Taflatsɛ na xexlẽdzesi' },
  wholeNumber: { draft: 'Taflatsɛ na xexlẽdzesi blibo' },
  firstName: { draft: 'Taflatsɛ na ŋkɔ gbãtɔ' },
  why: { draft: 'Taflatsɛ ŋlɔ nu si ta, le nya ʋee me' },
  handOver: { draft: 'Taflatsɛ na codea, ame si va xɔe, alo susu aɖe' },
}
