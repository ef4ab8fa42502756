import type { formRegisterWords } from '../../islands/services/forms/register/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRegister: Translation<typeof formRegisterWords> = {
  telephone: { draft: 'Fon nɔma' },
  other_telephone: { draft: 'Fon nɔma foforɔ' },
  email: { draft: 'E-mail' },
  born: { draft: 'Awoda' },
  address: { draft: 'Baabi a wote' },
  title: { draft: 'Asɔre no nwoma a din wɔ mu' },
  consent: { draft: 'Mepene so sɛ asɔre no twerɛ yei gu ne nwoma no mu' },
  atOnce: {
    draft: 'Sɛ wode wo mmuaeɛ no kɔ a, wɔtwerɛ gu mu ntɛm. Sɛ woanhyɛ agyiraehyɛdeɛ no a, wɔntwerɛ hwee.',
  },
  byOffice: { draft: 'Ofese no hwɛ, na wɔtwerɛ gu mu. Sɛ woanhyɛ agyiraehyɛdeɛ no a, wɔnni ho kwan.' },
  stands: { draft: 'deɛ ɛwɔ mu seesei: {value}' },
  blank: { draft: 'hwee nni mu seesei' },
  same: { draft: 'ɛwɔ mu dada' },
}
