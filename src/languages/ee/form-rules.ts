import type { formRules as words } from '../../lib/texts/services/form-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRules: Translation<typeof words> = {
  required: { draft: 'Taflatse, ɖo biabia sia ŋu' },
  telephone: { draft: 'Taflatse, na telefonxexlẽdzesi' },
  full: { draft: 'Teƒewo katã yɔ.' },
}
