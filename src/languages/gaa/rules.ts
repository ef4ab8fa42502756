import type { ruleWords } from '../../lib/contract/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rules: Translation<typeof ruleWords> = {
  tooLong: { draft: 'Ofainɛ, kaafe niŋmaa okadii {limit}' },
  day: { draft: 'Ofainɛ, ŋmaa gbi lɛ tamɔ afi-nyɔŋ-gbi' },
  places: { draft: 'Ofainɛ, ŋmaa hei ayibɔ muu kɛjɛ 1 kɛyashi 10000, loo nɔ ko kɛ mɔ fɛɛ mɔ baanyɛ aba' },
  most: { draft: 'Ofainɛ, kaafe {most}' },
  each: { draft: 'Ofainɛ, eko fɛɛ eko akafe niŋmaa okadii {limit}' },
}
