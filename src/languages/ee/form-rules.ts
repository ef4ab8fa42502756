import type { formRules as words } from '../../lib/texts/services/form-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const formRules: Translation<typeof words> = {
  required: { draft: 'Taflatsɛ, ɖo biabia sia ŋu' },
  number: { draft: 'Taflatsɛ, ŋlɔ xexlẽdzesi, abe 3 ene' },
  choice: { draft: 'Taflatsɛ, tia ŋuɖoɖoawo dometɔ ɖeka' },
  tooLong: { draft: 'Taflatsɛ megawu ŋɔŋlɔdzesi {most} o' },
  tooMany: { draft: 'Taflatsɛ megawu ŋkɔ {most} o' },
  telephone: { draft: 'Taflatsɛ, na telefon xexlẽdzesi' },
  email: { draft: 'Taflatsɛ na e-mail adrɛs nyuitɔ' },
  notOpen: { draft: 'Form sia mexɔa ŋuɖoɖo fifia o.' },
  full: { draft: 'Teƒewo katã yɔ.' },
  answered: { draft: 'Èɖo form sia ŋu xoxo.' },
  photograph: { draft: 'Taflatsɛ, gatia fotoa' },
  file: { draft: 'Taflatse, tia foto alo PDF' },
  fileTooLarge: { draft: 'Taflatse, tia faila si mewu MB {most} o' },
  withdrawn: { draft: 'Woɖe wò ŋuɖoɖoa ɖa.' },
  noLink: { draft: 'Link sia mede o, alo megawɔa dɔ o. Taflatsɛ bia hamea.' },
}
