import type { contactTexts as words } from '../../lib/texts/care/contact.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contactTexts: Translation<typeof words> = {
  typingEmail: { draft: 'Ofainɛ, ŋmaa e-mail address ni ja' },
  missingName: { draft: 'Ofainɛ ŋma ogbɛi' },
  missingEmail: { draft: 'Ofainɛ ŋma o-e-mail address' },
  missingPhone: { draft: 'Ofainɛ ŋma otɛlifoŋ nɔmba' },
  missingSubject: { draft: 'Ofainɛ ŋma yitso' },
  missingMessage: { draft: 'Ofainɛ ŋma oshɛɛ sane' },
  eitherMissing: { draft: 'Ofainɛ ŋma o-e-mail address loo otɛlifoŋ nɔmba' },
  either: { draft: 'E-mail loo tɛlifoŋ: ekome fa.' },
  sending: { draft: 'Oshɛɛ sane lɛ miiya...' },
  success: { draft: 'Oyiwaladɔŋŋ akɛ oŋma wɔ! Etsɛŋ ni wɔbaaha bo hetoo.' },
  failure: { draft: 'Nɔ ko yaaa nɔ jogbaŋŋ. Ofainɛ kaa ekoŋŋ.' },
}
