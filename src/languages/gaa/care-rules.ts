import type { careRules as words } from '../../lib/texts/care/care-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const careRules: Translation<typeof words> = {
  kind: { draft: 'Ofainɛ, kɛɛ nɔ ni ekɔɔ he' },
  person: { draft: 'Ofainɛ halamɔ mɔ lɛ' },
  title: { draft: 'Ofainɛ, kɛɛ nɔ ni esa akɛ afee' },
  somebody: { draft: 'Ofainɛ halamɔ mɔ ko' },
  outcome: { draft: 'Ofainɛ, kɛɛ yɛ wiemɔ kome mli bɔ ni eya' },
  answer: { draft: 'Ofainɛ ŋma hetoo lɛ' },
  way: { draft: 'Ofainɛ, kɛɛ bɔ ni ohaa hetoo' },
}
