import type { requestKindWords } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestKinds: Translation<typeof requestKindWords> = {
  access: { draft: 'Voir mes données' },
  correction: { draft: 'Corriger mes données' },
  erasure: { draft: 'Supprimer mes données' },
  objection: { draft: 'M’opposer à un usage de mes données' },
}
