import type { contactTexts as words } from '../../lib/texts/care/contact.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contactTexts: Translation<typeof words> = {
  typingEmail: { draft: 'Taflatsɛ ŋlɔ e-mail address si le dedie' },
  missingName: { draft: 'Taflatsɛ ŋlɔ wò ŋkɔ' },
  missingEmail: { draft: 'Taflatsɛ ŋlɔ wò e-mail address' },
  missingPhone: { draft: 'Taflatsɛ ŋlɔ wò telefon nɔmba' },
  missingSubject: { draft: 'Taflatsɛ ŋlɔ tanya' },
  missingMessage: { draft: 'Taflatsɛ ŋlɔ wò gbedasi' },
  eitherMissing: { draft: 'Taflatsɛ ŋlɔ wò e-mail address alo wò telefon nɔmba' },
  either: { draft: 'E-mail alo telefon: ɖeka sɔ gbɔ.' },
  sending: { draft: 'Míele wò gbedasi la ɖom ɖa...' },
  success: { draft: 'Akpe be nèŋlɔ na mí! Míaɖo eŋu na wò kpuie.' },
  failure: { draft: 'Nane meyi edzi nyuie o. Taflatsɛ gate kpɔ.' },
}
