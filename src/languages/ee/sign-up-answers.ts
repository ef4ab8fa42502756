import type { signUpTexts } from '../../lib/texts/accounts/session.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const signUpAnswers: Translation<typeof signUpTexts> = {
  success: { draft: 'Èŋlɔ wò ŋkɔ nyuie!' },
  failure: { draft: 'Ŋkɔŋɔŋlɔ la medze edzi o' },
  confirm: { draft: 'E-mail gbɔna gbɔwò. Taflatsɛ, ʋu link si le eme nàɖo kpe wò e-mail adrɛs dzi.' },
}
