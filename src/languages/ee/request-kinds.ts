import type { requestKindWords } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestKinds: Translation<typeof requestKindWords> = {
  access: { draft: 'Kpɔ nye nyatakakawo' },
  correction: { draft: 'Ɖɔ nye nyatakakawo ɖo' },
  erasure: { draft: 'Tutu nye nyatakakawo' },
  objection: { draft: 'Nyemelɔ̃ be woazã nye nyatakakawo o' },
}
