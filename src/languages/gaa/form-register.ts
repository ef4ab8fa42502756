import type { formRegisterWords } from '../../islands/services/forms/register/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRegister: Translation<typeof formRegisterWords> = {
  telephone: { draft: 'Fɔn nɔmba' },
  email: { draft: 'E-mail' },
  title: { draft: 'Asafo lɛ gbɛi awolo' },
  blank: { draft: 'Nɔ ko bɛ mli bianɛ' },
}
