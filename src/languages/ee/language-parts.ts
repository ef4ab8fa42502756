import type { Translation } from '../../lib/words/translation.ts'
import type { languagePartWords } from '../../server/website/languages/messages.ts'

export const languageParts: Translation<typeof languagePartWords> = {
  frame: { draft: 'Axa ɖe sia ɖe' },
  rules: { draft: 'Nusi formwo gblɔna' },
  signingIn: { draft: 'Gege ɖe eme' },
  own: { draft: 'Ame ŋutɔ ƒe axawo' },
  letters: { draft: 'E-mailwo kple gbedasiwo' },
  care: { draft: 'Gbedodoɖa kple amewo dzi kpɔkpɔ' },
  groups: { draft: 'Habɔbɔwo' },
  services: { draft: 'Sɔleme kple wɔnawo' },
  media: { draft: 'Mawunyagbɔgblɔ kple tẽ' },
  giving: { draft: 'Nunana' },
  messages: { draft: 'Gbedasiwo' },
  other: { draft: 'Bubuwo' },
}
