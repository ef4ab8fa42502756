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
  longAgo: { draft: 'Sɔleme sia wu ŋkeke {takenForDays} enye si va yi.' },
  kept: { draft: 'Wodzra dzesiawo ɖo.' },
  collectedNamed: { draft: '{collector} kplɔ {name} dzoe xoxo, {hour}.' },
  collectedNamedBy: { draft: '{collector} kplɔ {name} dzoe xoxo, {hour}. {usher} ye tsɔ ɖevia nae.' },
  collectedCode: { draft: 'Wokplɔ {name} dzoe xoxo, {hour}, kple ɖevidzikpɔlaa ƒe code.' },
  collectedCodeBy: {
    draft: 'Wokplɔ {name} dzoe xoxo, {hour}, kple ɖevidzikpɔlaa ƒe code. {usher} ye tsɔ ɖevia nae.',
  },
  collectedBare: { draft: 'Wokplɔ {name} dzoe xoxo, {hour}, code manɔmee.' },
  collectedBareBy: { draft: 'Wokplɔ {name} dzoe xoxo, {hour}, code manɔmee. {usher} ye tsɔ ɖevia nae.' },
}
