import type { requestKindWords } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestKinds: Translation<typeof requestKindWords> = {
  access: { draft: 'Kwɛmɔ mihe saji' },
  erasure: { draft: 'Jiemɔ mihe saji' },
}
