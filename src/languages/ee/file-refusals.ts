import type { Translation } from '../../lib/words/translation.ts'
import type { fileRefusals as words } from '../../server/media/media/messages.ts'

export const fileRefusals: Translation<typeof words> = {
  noFile: { draft: 'Fail sia ƒomevi meli o.' },
}
