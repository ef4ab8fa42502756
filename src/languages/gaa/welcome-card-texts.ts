import type { welcomeCardTexts as words } from '../../lib/texts/care/welcome-card.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const welcomeCardTexts: Translation<typeof words> = {
  firstName: { draft: 'Ofainɛ, ŋmaa klɛŋklɛŋ gbɛi' },
  telephone: { draft: 'Ofainɛ, ŋmaa tɛlifoŋ nɔmba' },
  outdated: { draft: 'Form nɛɛ etsɛ. Ofainɛ, gbelemɔ baafa lɛ ekoŋŋ' },
  email: { draft: 'Ofainɛ, haa e-mail address ni ja' },
  thanks: { draft: 'Oyiwaladɔŋŋ. Asafo lɛ mli nyo ko baatswa bo tɛlifoŋ.' },
}
