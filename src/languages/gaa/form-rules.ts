import type { formRules as words } from '../../lib/texts/services/form-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRules: Translation<typeof words> = {
  required: { draft: 'Ofainɛ, ha sanebimɔ nɛɛ hetoo' },
  number: { draft: 'Ofainɛ, ŋmaa nɔmba, tamɔ 3' },
  choice: { draft: 'Ofainɛ, halamɔ hetoi lɛ ateŋ ekome' },
  tooLong: { draft: 'Ofainɛ, kaafe okadii {most}' },
  tooMany: { draft: 'Ofainɛ, kaafe gbɛii {most}' },
  telephone: { draft: 'Ofainɛ, ha tɛlifoŋ nɔmba' },
  email: { draft: 'Ofainɛ, haa e-mail address ni ja' },
  notOpen: { draft: 'Form nɛɛ heee hetoo bianɛ.' },
  full: { draft: 'Hei lɛ fɛɛ eyi obɔ.' },
  answered: { draft: 'Oha form nɛɛ hetoo momo.' },
  photograph: { draft: 'Ofainɛ, halamɔ mfoniri lɛ ekoŋŋ' },
  file: { draft: 'Ofainɛ, halamɔ mfoniri loo PDF' },
  fileTooLarge: { draft: 'Ofainɛ, halamɔ fail ni tekeee MB {most}' },
  withdrawn: { draft: 'Ajie ohetoo lɛ.' },
  noLink: { draft: 'Link nɛɛ eyeee emuu, loo etsuuu nii dɔŋŋ. Ofainɛ, bi asafo lɛ.' },
}
