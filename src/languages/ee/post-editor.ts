import type { postEditorWords } from '../../islands/website/page-editor/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const postEditor: Translation<typeof postEditorWords> = {
  hasLanguage: { draft: 'Gbe sia le nyadzɔdzɔa si xoxo' },
  copied: { draft: 'Wocopye nyadzɔdzɔ sia ƒe blockwo kple nyawo be nàɖe egɔme. Amedzrowo kpɔnɛ ne ètae.' },
  whoSaved: { draft: '{who} dzra nyadzɔdzɔ sia ɖo le {when}' },
  loading: { draft: 'Míele nyadzɔdzɔa ʋum' },
  notLoaded: { draft: 'Nyadzɔdzɔa meʋu o. Taflatsɛ kpɔ wò network ɖa.' },
  mayBeDeleted: { draft: 'Nyadzɔdzɔ sia meʋu o. Ɖewohĩ wotutui.' },
  isHidden: { draft: 'Woɣla nyadzɔdzɔa' },
  remove: { draft: 'Tutu nyadzɔdzɔa…' },
  removeText: { draft: 'Eƒe versionwo kple gbewo katã hã yina kplii.' },
  languageGoes: { draft: 'Nusi woŋlɔ le {language} me la bua keŋkeŋ. Nyadzɔdzɔa ƒe gbe bubuwo nɔa anyi.' },
  changesGo: {
    draft: 'Nusi wotrɔ tso esime wota nyadzɔdzɔa la bua keŋkeŋ. Amedzrowo xlẽa nusi wole xexlẽm fifia.',
  },
  post: { draft: 'Nyadzɔdzɔa' },
  hasAtMost: { draft: 'Nyadzɔdzɔ ƒe blockwo mewu {mostBlocks} o.' },
  weighs: { draft: 'Le fon dzi la, nyadzɔdzɔ sia ƒe kpekpeme anɔ {all}: nyawo {words}, fotowo {pictures}' },
  heavyWords: { draft: 'Eƒe nyawo nye {words}; {budget} vana enumake. Woxlẽa nyadzɔdzɔ eve kaba wu ɖeka.' },
  isHeavy: { draft: '<a>Nyadzɔdzɔ sia kpe.</a> Àte ŋu atae kee.' },
  newLookHides: { draft: 'Nyadzɔdzɔa mefia nya siawo le dzedzeme yeyea me o:' },
  asItWillBe: { draft: 'Nyadzɔdzɔa abe alesi wòanɔ ene' },
  isPublished: { draft: 'Wota nyadzɔdzɔa' },
  isPublishedOn: { draft: 'Woatae le {when}' },
  requestApproval: { draft: 'Bia asidadaɖedzi na nyadzɔdzɔ sia' },
  publish: { draft: 'Ta nyadzɔdzɔ sia' },
  willNotSee: { draft: 'Amedzrowo makpɔ nya siawo o, elabena nyadzɔdzɔa mefia wo o. Wonɔa draft la me:' },
  notShown: { draft: 'Womefiae le nyadzɔdzɔa me o: {kept}' },
  linkHint: {
    draft: 'Axa abe /events ene, nyadzɔdzɔ sia ƒe akpa abe #order ene, alo adrɛs abe facebook.com ene',
  },
  addressHint: {
    draft: 'facebook.com/our-church, e-mail adrɛs, telefon xexlẽdzesi, alo #order na nyadzɔdzɔ sia ƒe akpa',
  },
  review: { draft: 'Kpɔ nyadzɔdzɔa ɖa' },
  editors: { draft: 'Nyadzɔdzɔa ŋlɔlawo' },
  besidesYou: {
    draft:
      'Tso wò kple media ƒuƒoƒoa gbɔ. Wokpɔa nyadzɔdzɔa le woƒe dashboard dzi le “Nye axawo” te, eye eya koe woate ŋu aŋlɔ.',
  },
}
