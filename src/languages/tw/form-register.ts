import type { formRegisterWords } from '../../islands/services/forms/register/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRegister: Translation<typeof formRegisterWords> = {
  telephone: { draft: 'Fon nɔma' },
  other_telephone: { draft: 'Fon nɔma foforo' },
  email: { draft: 'E-mail' },
  born: { draft: 'Awoda' },
  address: { draft: 'Baabi a wote' },
  title: { draft: 'Asɔre no nhoma a din wɔ mu' },
  consent: { draft: 'Mepene so sɛ asɔre no kyerɛw eyi gu ne nhoma no mu' },
  atOnce: {
    draft: 'Sɛ wode wo mmuae no kɔ a, wɔkyerɛw gu mu ntɛm. Sɛ woanhyɛ agyiraehyɛde no a, wɔnkyerɛw hwee.',
  },
  byOffice: { draft: 'Ɔfese no hwɛ, na wɔkyerɛw gu mu. Sɛ woanhyɛ agyiraehyɛde no a, wonni ho kwan.' },
  stands: { draft: 'nea ɛwɔ mu seesei: {value}' },
  blank: { draft: 'hwee nni mu seesei' },
  same: { draft: 'ɛwɔ mu dedaw' },
}
