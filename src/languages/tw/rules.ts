import type { ruleWords } from '../../lib/contract/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rules: Translation<typeof ruleWords> = {
  tooLong: { draft: 'Yɛsrɛ wo, mma ɛmmoro atwerɛdeɛ {limit}' },
}
