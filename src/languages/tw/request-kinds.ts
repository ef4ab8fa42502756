import type { requestKindWords } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestKinds: Translation<typeof requestKindWords> = {
  access: { draft: 'Hwɛ me ho nsɛm' },
  correction: { draft: 'Tene me ho nsɛm' },
  erasure: { draft: 'Pepa me ho nsɛm' },
  objection: { draft: 'Mempɛ sɛ mode me ho nsɛm yɛ biribi' },
}
