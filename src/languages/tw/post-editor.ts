import type { postEditorWords } from '../../islands/website/page-editor/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const postEditor: Translation<typeof postEditorWords> = {
  hasLanguage: { draft: 'Nkaseɛ no wɔ kasa yi dada' },
  copied: { draft: 'Yɛacopy nkaseɛ yi blocks ne nsɛm ma wo sɛ kyerɛ aseɛ. Ahɔhoɔ hunu berɛ a wode bɛkyerɛ.' },
  whoSaved: { draft: '{who} siee nkaseɛ yi {when}' },
  loading: { draft: 'Yɛrebue nkaseɛ no' },
  notLoaded: { draft: 'Yɛantumi ammue nkaseɛ no. Yɛsrɛ wo, hwɛ wo network.' },
  mayBeDeleted: { draft: 'Yɛantumi ammue nkaseɛ yi. Ebia wɔapepa.' },
  isHidden: { draft: 'Wɔde nkaseɛ no asie' },
  remove: { draft: 'Pepa nkaseɛ no…' },
  removeText: { draft: 'Ne versions ne kasa ahodoɔ no nyinaa ka ho kɔ.' },
  languageGoes: {
    draft: 'Deɛ wɔatwerɛ wɔ {language} mu no yera korakora. Nkaseɛ no kasa foforɔ no tena hɔ.',
  },
  changesGo: {
    draft:
      'Deɛ wɔasesa firi berɛ a wɔde nkaseɛ no kyerɛeɛ no yera korakora. Ahɔhoɔ kenkan deɛ wɔkenkan seesei.',
  },
  post: { draft: 'Nkaseɛ no' },
  hasAtMost: { draft: 'Nkaseɛ wɔ blocks {mostBlocks} pɛ.' },
  weighs: { draft: 'Wɔ fon so no, nkaseɛ yi mu duru yɛ bɛyɛ {all}: nsɛm {words}, mfonini {pictures}' },
  heavyWords: { draft: 'Ne nsɛm yɛ {words}; {budget} na ɛba prɛko. Nkaseɛ mmienu ba ntɛm sene baako.' },
  isHeavy: { draft: '<a>Nkaseɛ yi mu yɛ duru.</a> Wobɛtumi de akyerɛ ara.' },
  newLookHides: { draft: 'Sɛ ɛte saa a, nkaseɛ no nkyerɛ saa nsɛm yi:' },
  asItWillBe: { draft: 'Nkaseɛ no sɛdeɛ ɛbɛyɛ' },
  isPublished: { draft: 'Nkaseɛ no ada adi' },
  isPublishedOn: { draft: 'Ɛbɛda adi {when}' },
  requestApproval: { draft: 'Srɛ mpeneeɛ ma nkaseɛ yi' },
  publish: { draft: 'Fa nkaseɛ yi kyerɛ' },
  willNotSee: { draft: 'Ahɔhoɔ renhunu saa nsɛm yi, ɛfiri sɛ nkaseɛ no nkyerɛ. Wɔtena draft no mu:' },
  notShown: { draft: 'Ɛnna nkaseɛ no mu: {kept}' },
  linkHint: { draft: 'Kratafa sɛ /events, nkaseɛ yi fa bi sɛ #order, anaa address sɛ facebook.com' },
  addressHint: { draft: 'facebook.com/our-church, e-mail address, fon nɔma, anaa #order ma nkaseɛ yi fa bi' },
  review: { draft: 'Hwɛ nkaseɛ no' },
  editors: { draft: 'Wɔn a wɔtwerɛ nkaseɛ no' },
  besidesYou: {
    draft:
      'Wo ne media kuo no da nkyɛn a. Wɔhunu nkaseɛ no wɔ wɔn kratafa so wɔ “Me nkratafa” ase, na ɛno nko ara na wɔbɛtumi atwerɛ.',
  },
}
