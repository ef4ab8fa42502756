import type { Translation } from '../../lib/words/translation.ts'
import type { parishRefusals as words } from '../../server/people/parish-registers/messages.ts'

export const parishRefusals: Translation<typeof words> = {
  personNotRegisterPeople: { draft: 'Ame sia megale amewo ƒe agbalẽa me o' },
  giveDayNotStill: { draft: 'Taflatsɛ tia ŋkeke si menye esi gbɔna o' },
  entryCancelledAlready: { draft: 'Wotutu nuŋɔŋlɔ sia xoxo.' },
  entryCancelledNoCertificate: { draft: 'Wotutu nuŋɔŋlɔ sia: agbalẽvi aɖeke medona tso eme o.' },
  thereNoSuchCertificate: { draft: 'Agbalẽvi sia ƒomevi meli o.' },
  thereNoSuchRegister: { draft: 'Agbalẽ sia ƒomevi meli o.' },
  giveMonthSuchAs: { draft: 'Taflatsɛ ŋlɔ ɣleti, abe 2026-11 ene.' },
  churchNotIssuedCertificate: { draft: 'Hame sia mena certificate sia o, alo wotrɔ nane le edzi.' },
}
