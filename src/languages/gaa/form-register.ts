import type { formRegisterWords } from '../../islands/services/forms/register/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRegister: Translation<typeof formRegisterWords> = {
  telephone: { draft: 'Fɔn nɔmba' },
  other_telephone: { draft: 'Fɔn nɔmba kroko' },
  email: { draft: 'E-mail' },
  born: { draft: 'Fɔmɔ gbi' },
  address: { draft: 'Adrɛs' },
  title: { draft: 'Asafo lɛ gbɛi awolo' },
  consent: { draft: 'Mikpɛlɛ nɔ akɛ asafo lɛ aŋma enɛ yɛ mɛi awolo lɛ mli' },
  atOnce: { draft: 'Aŋmaa yɛ jɛmɛ kɛji omaje ohetoo lɛ. Kɛ okadiii lɛ, aŋmaŋ nɔ ko.' },
  byOffice: { draft: 'Ɔfis lɛ kwɛɔ, ni amɛŋmaa yɛ jɛmɛ. Kɛ okadiii lɛ, amɛnyɛŋ amɛfee nakai.' },
  stands: { draft: 'nɔ ni yɔɔ jɛmɛ amrɔ: {value}' },
  blank: { draft: 'Nɔ ko bɛ mli bianɛ' },
  same: { draft: 'eyɛ jɛmɛ momo' },
}
