import type { purposeWords } from '../../lib/texts/messages/purposes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const purposes: Translation<typeof purposeWords> = {
  services: { draft: 'Sɔleme' },
  events: { draft: 'Wɔnawo' },
  fellowship: { draft: 'Nye habɔbɔ' },
  care: { draft: 'Amewo dzi kpɔkpɔ kple sasrãkpɔ' },
  giving: { draft: 'Nunana' },
  church: { draft: 'Hame bliboa ƒe nyawo' },
}
