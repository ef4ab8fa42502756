import type { testimonyRules as words } from '../../lib/texts/care/testimony-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyRules: Translation<typeof words> = {
  title: { draft: 'Taflatsɛ, ŋlɔ tanya' },
  content: { draft: 'Taflatsɛ, ŋlɔ wò ɖaseɖiɖi' },
  noSuch: { draft: 'Ɖaseɖiɖi sia meli o.' },
  deleted: { draft: 'Wotutu ɖaseɖiɖi la ɖa.' },
}
