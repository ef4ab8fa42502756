import type { Translation } from '../../lib/words/translation.ts'
import type { careTaskWords as words } from '../../server/care/messages.ts'

export const careTaskWords: Translation<typeof words> = {
  pray: { draft: 'Sɔlemɔ, ni obi bɔ ni eyɔɔ' },
  request: { draft: 'Sɔlemɔ faikpamɔ: {title}' },
  callOrVisit: { draft: 'Tswa {name} loo yaasra lɛ' },
  askHow: { draft: 'Bi bɔ ni amɛyɔɔ, kɛ kɛji amɛhiaa nɔ ko. Kɛɛ osɔfo lɛ nɔ ni fe onyɛmɔ.' },
  absent: { draft: 'Ebaaa {fellowship} kpeei {meetings} ni eho lɛ: {days}.' },
}
