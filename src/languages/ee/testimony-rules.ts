import type { testimonyRules as words } from '../../lib/texts/care/testimony-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyRules: Translation<typeof words> = {
  title: { draft: 'Taflatsɛ, ŋlɔ tanya' },
  category: { draft: 'Taflatsɛ tia hatsotso' },
  content: { draft: 'Taflatsɛ, ŋlɔ wò ɖaseɖiɖi' },
  video: { draft: 'Taflatsɛ ŋlɔ videoa ƒe adrɛs blibo, si dze egɔme kple https://' },
  noSuch: { draft: 'Ɖaseɖiɖi sia meli o.' },
  notYours: { draft: 'Ame si ŋlɔe kple hamedɔwɔlawo koe ate ŋu awɔ esia.' },
  approvedElsewhere: { draft: 'Ame bubu da asi ɖe ɖaseɖiɖi sia dzi fifia.' },
  hiddenElsewhere: { draft: 'Ame bubu ɖe asi le ɖaseɖiɖi sia ŋu fifia.' },
  deleted: { draft: 'Wotutu ɖaseɖiɖi la ɖa.' },
}
