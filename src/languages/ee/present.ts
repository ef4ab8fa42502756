import type { presentWords } from '../../islands/services/projection/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const present: Translation<typeof presentWords> = {
  title: { draft: 'Screen' },
  about: { draft: 'Nusi projector la fiana, le xɔa me ƒe screen dzi.' },
  act: { draft: 'Screena' },
  explained: {
    draft:
      'Le afi sia hamea kpɔa hawo ƒe nyawo, nuxexlẽwo kple gbeƒãɖeɖewo. Egbe ƒe code le projection ƒuƒoƒoa si, eye wotrɔa slideawo tso fon alo kɔmpita dzi.',
  },
  opening: { draft: 'Míele screena ʋum…' },
  code: { draft: 'Code si projection ƒuƒoƒoa kpɔna le “Screens” te' },
  show: { draft: 'Fia screena' },
  lost: { draft: 'Network meli fifia o. Slideawo nɔa anyi, eye screena gabiana.' },
  ended: { draft: 'Code sia wu enu. Taflatsɛ bia yeyea tso projection ƒuƒoƒoa gbɔ.' },
  fullScreen: { draft: 'Screen blibo' },
  call: { draft: '{number} dzilawo, taflatsɛ miva mia vi gbɔ' },
  next: { draft: 'Esi kplɔe ɖo' },
  last: { draft: 'Slide mamlɛae nye esia.' },
  scan: { draft: 'QR code: {address}' },
  logo: { draft: '{church} ƒe logo' },
}
