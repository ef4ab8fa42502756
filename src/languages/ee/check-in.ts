import type { checkInWords } from '../../islands/services/check-in/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const checkIn: Translation<typeof checkInWords> = {
  children: { draft: 'Ɖeviwo' },
  findName: { draft: 'Di ŋkɔ' },
  child: { draft: 'Ɖevi' },
  visitors: { draft: 'Amedzrowo' },
  here: { draft: 'Eva<a>: {name}</a>' },
  men: { draft: 'Ŋutsuwo' },
  women: { draft: 'Nyɔnuwo' },
  service: { draft: 'Sɔleme' },
  day: { draft: 'Ŋkeke' },
  fellowships: { draft: 'Habɔbɔwo' },
  services: { draft: 'Sɔleme' },
  isHere: { draft: '{name} va' },
}
