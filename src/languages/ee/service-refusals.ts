import type { Translation } from '../../lib/words/translation.ts'
import type { serviceRefusals as words } from '../../server/services/services/messages.ts'

export const serviceRefusals: Translation<typeof words> = {
  deleted: { draft: 'Wotutu sɔlemea.' },
}
