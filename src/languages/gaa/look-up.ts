import type { findWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lookUp: Translation<typeof findWords> = {
  search: { draft: 'Taomɔ' },
  searchDescription: { draft: 'Taomɔ asafo lɛ baafai, shiɛmɔi, nifeemɔi, kui kɛ odaseyelii amli.' },
  searchLede: { draft: 'Baafai, shiɛmɔi, nifeemɔi, kui kɛ odaseyelii, fɛɛ shikome.' },
  looking: { draft: 'Mɛni otaoɔ?' },
  hint: { draft: 'Gbɛi, shiɛmɔ mli wiemɔ, gbi. Tɔmɔi bibii yɛ gbɛi mli yeee awui.' },
  tooOften: {
    draft: {
      one: 'Otao shii pii. Ofainɛ, taomɔ ekoŋŋ yɛ sɛkɛnsi {count} sɛɛ.',
      other: 'Otao shii pii. Ofainɛ, taomɔ ekoŋŋ yɛ sɛkɛnsi {count} sɛɛ.',
    },
  },
  tooShort: { draft: 'Ofainɛ, ŋmaa wiemɔ ni yɔɔ okadii enyɔ loo nɔ ni fe nakai.' },
  tooLong: { draft: 'Klɛŋklɛŋ okadii {most} pɛ atao.' },
  nothing: { draft: 'Wɔnaaa nɔ ko. Taomɔ wiemɔ kome loo gbɛi, loo <a>bi wɔ</a>.' },
  instead: { draft: 'Nɔ ko bɛ wiemɔi nɛɛ. Enɛ ana kɛha “{words}”.' },
  moreIn: { draft: 'Krokomɛi yɛ {name}' },
  allPages: { draft: 'Baafai fɛɛ' },
  help: { draft: 'Yelikɛbuamɔ' },
  helpDescription: { draft: 'Bɔ ni akɛ website lɛ kɛ workspace lɛ fã fɛɛ fã tsuɔ nii.' },
  helpLede: { draft: 'Baafa kukuo kome kɛha fã fɛɛ fã: nɔ hewɔ ni eyɔɔ, kɛ bɔ ni afeɔ nii ni afeɔ pii.' },
  whatToDo: { draft: 'Mɛni otaoɔ ni ofee?' },
  groups: { draft: 'Kui' },
  helpOf: { draft: 'Yelikɛbuamɔ: {title}' },
  seeAlso: { draft: 'Kwɛmɔ enɛɛmɛi hu' },
  writing: { draft: 'Shɛɛ sane majemɔ' },
  findUs: { draft: 'He ni obaana wɔ yɛ' },
  phone: { draft: 'Telefon' },
  email: { draft: 'E-mail' },
}
