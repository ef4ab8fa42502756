import type { Translation } from '../../lib/words/translation.ts'
import type { pageRefusals as words } from '../../server/website/cms/messages.ts'

export const pageRefusals: Translation<typeof words> = {
  choosePicture: { draft: 'Taflatsɛ tia foto' },
}
