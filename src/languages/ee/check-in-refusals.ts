import type { Translation } from '../../lib/words/translation.ts'
import type { checkInRefusals as words } from '../../server/services/check-in/messages.ts'

export const checkInRefusals: Translation<typeof words> = {
  noSuchService: { draft: 'Sɔleme alo wɔna sia ƒomevi meli egbe o.' },
  codeIsOver: { draft: 'Code sia megawɔa dɔ o. Taflatsɛ scan esi le afi sia fifia.' },
  personNotInRegister: { draft: 'Ame sia megale agbalẽa me o.' },
  childNotHere: { draft: 'Ɖevi sia mele afi sia o.' },
  otherCode: { draft: 'Menye code si wotsɔ na {name} lae nye esia o' },
}
