import type { worshipWords } from '../../islands/services/worship/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const worship: Translation<typeof worshipWords> = {
  title: { draft: 'Sɔɔmɔ' },
  description: { draft: 'Solemɔ gbɛjianɔtoi, lalai kɛ projection.' },
  subtitle: { draft: 'Sɔlemɔ fɛɛ sɔlemɔ gbɛjianɔtoo, lalai lɛ, kɛ nɔ ni projector lɛ tsɔɔ.' },
  ownSubtitle: { draft: 'Sɔlemɔi ni osɔmɔɔ yɛ mli lɛ agbɛjianɔtoi.' },
  needs: { draft: 'Solemɔ gbɛjianɔtoi miitao' },
}
