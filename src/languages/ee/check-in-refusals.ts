import type { Translation } from '../../lib/words/translation.ts'
import type { checkInRefusals as words } from '../../server/services/check-in/messages.ts'

export const checkInRefusals: Translation<typeof words> = {
  noSuchService: { draft: 'Sɔleme alo wɔna sia ƒomevi meli egbe o.' },
  noSuchSitting: { draft: 'Sɔleme sia ƒomevi meli o.' },
  sittingOver: { draft: 'Sɔleme sia wu enu.' },
  codeIsOver: { draft: 'Code sia megawɔa dɔ o. Taflatsɛ scan esi le afi sia fifia.' },
  nobodyKnown: { draft: 'Agbalẽa menya ame si nye esia haɖe o. Taflatsɛ di ŋkɔa.' },
  personNotInRegister: { draft: 'Ame sia megale agbalẽa me o.' },
  childNotHere: { draft: 'Ɖevi sia mele afi sia o.' },
  notNamed: { draft: 'Aƒea meyɔ ame sia ƒe ŋkɔ na {name} o' },
  otherCode: { draft: 'Menye code si wotsɔ na {name} lae nye esia o' },
  ownCode: {
    draft:
      'Wò ŋutɔe wɔ code sia. Na amedzroxɔla bubu natsɔ {name} na, alo zã code si le ɖevidzikpɔlaa ƒe fon dzi',
  },
  unknownGuardian: {
    draft: 'Naneke mefia ame si tɔ account sia nye haɖe o. Taflatsɛ kpɔ ame si wònye, eye nàtia ŋkɔa',
  },
}
