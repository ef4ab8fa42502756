import type { errorWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const errors: Translation<typeof errorWords> = {
  missing: { draft: 'Wɔnaaa baafa lɛ' },
  missingDescription: { draft: 'Baafa ko bɛ biɛ.' },
  missingLede: {
    draft: 'Nɔ ko bɛ address nɛɛ nɔ. Sankofa kɛɔ akɛ ejeee hiɛgbele akɛ oku osɛɛ okɛ nɔ ni oshi.',
  },
  home: { draft: 'Ku sɛɛ oya shia' },
  tell: { draft: 'Kɛɛmɔ wɔ nɔ ni otaoɔ' },
  later: { draft: 'Ofainɛ, kaa ekoŋŋ yɛ sɛɛ fioo' },
  laterDescription: { draft: 'Anyɛŋ afee baafa nɛɛ bianɛ.' },
  laterLede: {
    draft:
      'Baafa nɛɛ jɛ nɔ ni asafo lɛ database le lɛ mli, ni database lɛ haaa hetoo bianɛ. Nɔ ko laajeee: gbelemɔ baafa lɛ ekoŋŋ yɛ be fioo sɛɛ.',
  },
}
