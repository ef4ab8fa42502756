import type { testimonyTexts as words } from '../../lib/texts/care/testimonies.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyTexts: Translation<typeof words> = {
  success: { draft: 'Wò ɖaseɖiɖi va ɖo mía gbɔ!' },
  failure: { draft: 'Ɖaseɖiɖia meyi o' },
  tooLarge: { draft: 'Foto sia lolo wu 10 MB. Taflatsɛ tia sue.' },
}
