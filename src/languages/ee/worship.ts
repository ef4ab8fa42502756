import type { worshipWords } from '../../islands/services/worship/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const worship: Translation<typeof worshipWords> = {
  title: { draft: 'Subɔsubɔ' },
  description: { draft: 'Subɔsubɔ ƒe ɖoɖowo, hawo kple projection.' },
  subtitle: { draft: 'Sɔleme ɖe sia ɖe ƒe ɖoɖo, hawo, kple nusi projector la fiana.' },
  ownSubtitle: { draft: 'Sɔleme siwo me nèle subɔsubɔm le ƒe ɖoɖowo.' },
  needs: { draft: 'Subɔsubɔ ƒe ɖoɖowo hiã' },
}
