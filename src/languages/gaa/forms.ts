import type { formWords } from '../../components/form/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const forms: Translation<typeof formWords> = {
  optional: { draft: ' (kɛ osumɔɔ)' },
  sending: { draft: 'Eeya...' },
  needsScript: {
    draft:
      '{act} miitao JavaScript, shi agbe yɛ browser nɛɛ mli. Ofainɛ, gbelemɔ ni ogbele baafa nɛɛ ekoŋŋ, loo okɛ gbɔhelɔ agba Hɔgbaa: wɔmii shɛɔ wɔhe akɛ wɔkɛ bo baafee.',
  },
}
