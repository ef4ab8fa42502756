import type { careRules as words } from '../../lib/texts/care/care-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const careRules: Translation<typeof words> = {
  kind: { draft: 'Yɛsrɛ wo, kyerɛ deɛ ɛfa ho' },
  person: { draft: 'Yɛsrɛ wo, paw onipa no' },
  title: { draft: 'Yɛsrɛ wo, kyerɛ deɛ ɛsɛ sɛ wɔyɛ' },
  somebody: { draft: 'Yɛsrɛ wo, paw obi' },
  outcome: { draft: 'Yɛsrɛ wo, ka sɛdeɛ ɛkɔeɛ, nsɛm kakra' },
  answer: { draft: 'Yɛsrɛ wo, twerɛ mmuaeɛ no' },
  way: { draft: 'Yɛsrɛ wo, kyerɛ ɛkwan a wobɛfa so abua' },
}
