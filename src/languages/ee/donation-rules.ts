import type { donationRules as words } from '../../lib/texts/giving/donation-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const donationRules: Translation<typeof words> = {
  noAmount: { draft: 'Taflatsɛ, tia alo ŋlɔ ga agbɔsɔsɔ' },
  name: { draft: 'Taflatsɛ, ŋlɔ wò ŋkɔ' },
  noEmail: { draft: 'Taflatsɛ, ŋlɔ wò e-mail' },
  telephone: { draft: 'Taflatsɛ, ŋlɔ nɔmba si axe fe la' },
  noCode: { draft: 'Taflatsɛ, ŋlɔ code la' },
  noSuch: { draft: 'Nunana sia meli o.' },
  day: { draft: 'Taflatsɛ, tia ŋkeke' },
  method: { draft: 'Taflatsɛ, tia mɔ si dzi nàto axe fe' },
}
