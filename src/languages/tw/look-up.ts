import type { findWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lookUp: Translation<typeof findWords> = {
  search: { draft: 'Hwehwɛ' },
  searchDescription: { draft: 'Hwehwɛ asɔre no nkratafa, asɛnka, dwumadie, fekuo ne adansedie mu.' },
  searchLede: { draft: 'Nkratafa, asɛnka, dwumadie, fekuo ne adansedie, ne nyinaa preko.' },
  looking: { draft: 'Deɛn na worehwehwɛ?' },
  hint: { draft: 'Din, asɛnka mu asɛm bi, da bi. Sɛ woyɛ mfomsoɔ ketewa wɔ din mu a, ɛnyɛ hwee.' },
  tooOften: {
    draft: {
      one: 'Woahwehwɛ ntɛntɛm dodo. Yɛsrɛ wo, hwehwɛ bio sɛkɛnd {count} akyi.',
      other: 'Woahwehwɛ ntɛntɛm dodo. Yɛsrɛ wo, hwehwɛ bio sɛkɛnd {count} akyi.',
    },
  },
  tooShort: { draft: 'Yɛsrɛ wo, twerɛ asɛm a atwerɛdeɛ mmienu anaa deɛ ɛboro saa wɔ mu.' },
  tooLong: { draft: 'Atwerɛdeɛ {most} a ɛdi kan no nko ara na yɛhwehwɛeɛ.' },
  nothing: { draft: 'Yɛanhunu hwee. Hwehwɛ asɛm baako anaa din, anaasɛ <a>bisa yɛn</a>.' },
  instead: { draft: 'Saa nsɛm yi nni baabiara. Yei na yɛahunu ama “{words}”.' },
  moreIn: { draft: 'Ebi ka ho wɔ {name}' },
  allPages: { draft: 'Nkratafa nyinaa' },
  help: { draft: 'Mmoa' },
  helpDescription: { draft: 'Sɛdeɛ wode beaeɛ yi afa biara yɛ adwuma.' },
  helpLede: { draft: 'Afa biara wɔ kratafa tiawa: deɛ ɛwɔ hɔ ma, ne sɛdeɛ yɛyɛ deɛ ɛtaa ba.' },
  whatToDo: { draft: 'Deɛn na wopɛ sɛ woyɛ?' },
  groups: { draft: 'Akuo' },
  helpOf: { draft: 'Mmoa: {title}' },
  seeAlso: { draft: 'Hwɛ yeinom nso' },
  writing: { draft: 'Asɛm a wode kɔma yɛn' },
  findUs: { draft: 'Baabi a wobɛhunu yɛn' },
  phone: { draft: 'Fon' },
  email: { draft: 'E-mail' },
}
