import type { Translation } from '../../lib/words/translation.ts'
import type { formRefusals as words } from '../../server/services/forms/messages.ts'

export const formRefusals: Translation<typeof words> = {
  noForm: { draft: 'Form sia ƒomevi meli o.' },
  noPhotograph: { draft: 'Foto sia ƒomevi meli o.' },
  tooManyPhotographs: { draft: 'Foto geɖe akpa le lalam. Taflatsɛ gate kpɔ etsɔ.' },
  noAnswer: { draft: 'Ŋuɖoɖo sia ƒomevi meli o.' },
  withdrawnAlready: { draft: 'Woɖe ŋuɖoɖo sia ɖa xoxo.' },
}
