import type { myFellowshipTexts as words } from '../../lib/texts/groups/my-fellowship.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const myFellowshipTexts: Translation<typeof words> = {
  loadFailure: { draft: 'Wɔnaaa okuu lɛ' },
  nothingChosen: { draft: 'Ofainɛ halamɔ kuu ni obaabote mli' },
  joined: { draft: 'Obote {name} mli!' },
  joinFailure: { draft: 'Onyɛɛɛ obote kuu lɛ mli. Ofainɛ, kaa ekoŋŋ.' },
  left: { draft: 'Oshi {name}' },
}
