import type { findWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lookUp: Translation<typeof findWords> = {
  search: { draft: 'Dii' },
  searchDescription: {
    draft: 'Di nu le hamea ƒe axawo, mawunyagbɔgblɔwo, wɔnawo, habɔbɔwo kple ɖaseɖiɖiwo me.',
  },
  searchLede: { draft: 'Axawo, mawunyagbɔgblɔwo, wɔnawo, habɔbɔwo kple ɖaseɖiɖiwo, zi ɖeka.' },
  looking: { draft: 'Nu kae nèle didim?' },
  hint: { draft: 'Ŋkɔ, mawunyagbɔgblɔ me nya aɖe, ŋkeke aɖe. Vodada suewo le ŋkɔ me mewɔa naneke o.' },
  tooOften: {
    draft: {
      one: 'Èdii zi geɖe akpa. Taflatsɛ gadii le sɛkɛnd {count} megbe.',
      other: 'Èdii zi geɖe akpa. Taflatsɛ gadii le sɛkɛnd {count} megbe.',
    },
  },
  tooShort: { draft: 'Taflatsɛ ŋlɔ nya si me ŋɔŋlɔdzesi eve alo esi wu nenema le.' },
  tooLong: { draft: 'Ŋɔŋlɔdzesi {most} gbãtɔwo koe míedi.' },
  nothing: { draft: 'Míekpɔ naneke o. Te nya ɖeka alo ŋkɔ kpɔ, alo <a>bia mí</a>.' },
  instead: { draft: 'Nya siawo mele afi aɖeke o. Esiae míekpɔ na “{words}”.' },
  moreIn: { draft: 'Bubuwo le {name}' },
  allPages: { draft: 'Axawo katã' },
  help: { draft: 'Kpekpeɖeŋu' },
  helpDescription: { draft: 'Alesi woazã teƒe sia ƒe akpa ɖe sia ɖe.' },
  helpLede: {
    draft: 'Axa kpui ɖeka na akpa ɖe sia ɖe: nu si ta wòli, kple alesi woawɔ nu siwo wowɔna zi geɖe.',
  },
  whatToDo: { draft: 'Nu kae nèdi be yeawɔ?' },
  groups: { draft: 'Ƒuƒoƒowo' },
  helpOf: { draft: 'Kpekpeɖeŋu: {title}' },
  seeAlso: { draft: 'Gakpɔ esiawo hã' },
  writing: { draft: 'Gbedasi ɖoɖo' },
  findUs: { draft: 'Afi si nàkpɔ mí le' },
  phone: { draft: 'Telefon' },
  email: { draft: 'E-mail' },
}
