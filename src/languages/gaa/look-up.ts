import type { findWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lookUp: Translation<typeof findWords> = {
  search: { draft: 'Taomɔ' },
  looking: { draft: 'Mɛni otaoɔ?' },
  nothing: { draft: 'Wɔnaaa nɔ ko. Taomɔ wiemɔ kome loo gbɛi, loo <a>bi wɔ</a>.' },
  moreIn: { draft: 'Krokomɛi yɛ {name}' },
  allPages: { draft: 'Baafai fɛɛ' },
  help: { draft: 'Yelikɛbuamɔ' },
  whatToDo: { draft: 'Mɛni otaoɔ ni ofee?' },
  groups: { draft: 'Kui' },
  helpOf: { draft: 'Yelikɛbuamɔ: {title}' },
  seeAlso: { draft: 'Kwɛmɔ enɛɛmɛi hu' },
  findUs: { draft: 'He ni obaana wɔ yɛ' },
  phone: { draft: 'Telefon' },
  email: { draft: 'E-mail' },
}
