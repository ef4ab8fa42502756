import type { postEditorWords } from '../../islands/website/page-editor/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const postEditor: Translation<typeof postEditorWords> = {
  hasLanguage: { draft: 'Sanehee lɛ yɛ wiemɔ nɛɛ momo' },
  copied: { draft: 'Acopy sanehee nɛɛ blocks kɛ wiemɔi koni otsɔɔ shishi. Gbɔi naa kɛ okɛje kpo.' },
  whoSaved: { draft: '{who} kɛ sanehee nɛɛ to yɛ {when}' },
  loading: { draft: 'Wɔmiigbele sanehee lɛ' },
  notLoaded: { draft: 'Sanehee lɛ egbeleee. Ofainɛ, kwɛmɔ onetwɔk lɛ.' },
  mayBeDeleted: { draft: 'Sanehee nɛɛ egbeleee. Ekolɛ ajie.' },
  isHidden: { draft: 'Atee sanehee lɛ' },
  remove: { draft: 'Jiemɔ sanehee lɛ…' },
  removeText: { draft: 'Eversions kɛ ewiemɔi fɛɛ hu yaa kɛ lɛ.' },
  languageGoes: {
    draft: 'Nɔ ni aŋma yɛ {language} mli lɛ laajeɔ kwraa. Sanehee lɛ wiemɔi krokomɛi lɛ hiɔ shi.',
  },
  changesGo: {
    draft: 'Nɔ ni atsake kɛjɛ be ni akɛ sanehee lɛ je kpo lɛ laajeɔ kwraa. Gbɔi kaneɔ nɔ ni amɛkaneɔ bianɛ.',
  },
  post: { draft: 'Sanehee lɛ' },
  hasAtMost: { draft: 'Sanehee blocks feee {mostBlocks}.' },
  weighs: { draft: 'Yɛ fon nɔ lɛ, sanehee nɛɛ tsiimɔ aaafee {all}: wiemɔi {words}, mfonirii {pictures}' },
  heavyWords: { draft: 'Ewiemɔi ji {words}; {budget} baa shikome. Akaneɔ saneheei enyɔ oya fe ekome.' },
  isHeavy: { draft: '<a>Sanehee nɛɛ tsii.</a> Obaanyɛ okɛje kpo lolo.' },
  newLookHides: { draft: 'Kɛ eyɔɔ nakai lɛ, sanehee lɛ tsɔɔɔ wiemɔi nɛɛ:' },
  asItWillBe: { draft: 'Sanehee lɛ tamɔ bɔ ni ebaafee' },
  isPublished: { draft: 'Sanehee lɛ eje kpo' },
  isPublishedOn: { draft: 'Ebaaje kpo yɛ {when}' },
  requestApproval: { draft: 'Bi kpɛlɛmɔ kɛha sanehee nɛɛ' },
  publish: { draft: 'Kɛ sanehee nɛɛ aje kpo' },
  willNotSee: { draft: 'Gbɔi naŋ wiemɔi nɛɛ, ejaakɛ sanehee lɛ tsɔɔɔ amɛ. Amɛhiɔ draft lɛ mli:' },
  notShown: { draft: 'Atsɔɔɔ yɛ sanehee lɛ mli: {kept}' },
  linkHint: { draft: 'Baafa tamɔ /events, sanehee nɛɛ fã tamɔ #order, loo address tamɔ facebook.com' },
  addressHint: {
    draft: 'facebook.com/our-church, e-mail address, tɛlifoŋ nɔmba, loo #order kɛha sanehee nɛɛ fã',
  },
  review: { draft: 'Kwɛmɔ sanehee lɛ' },
  editors: { draft: 'Mɛi ni ŋmaa sanehee lɛ' },
  besidesYou: {
    draft:
      'Kɛ jeee bo kɛ media kuu lɛ. Amɛnaa sanehee lɛ yɛ amɛdashboard nɔ yɛ “Mibaafai” shishi, ni no pɛ amɛbaanyɛ aŋma.',
  },
}
