import type { Translation } from '../../lib/words/translation.ts'
import type { careRefusalWords } from '../../server/care/care/messages.ts'

export const careRefusals: Translation<typeof careRefusalWords> = {
  noSuchPrayer: { draft: 'Gbedodoɖa biabia sia ƒomevi meli o.' },
  prayerTaken: { draft: 'Ame bubu xɔ biabia sia xoxo. Akpe be nèdi be yeaxɔe.' },
  noSuchCard: { draft: 'Agbalẽvi sia ƒomevi meli o.' },
  notYours: { draft: 'Ame si si wòle, osɔfo alo super admin koe ate ŋu awɔ esia.' },
  cardClosed: { draft: 'Wotu agbalẽvi sia. Taflatsɛ gaʋui gbã.' },
  noThanksWait: { draft: 'Akpedada aɖeke mele agbalẽvi sia lalam o.' },
  otherCardOpen: { draft: 'Agbalẽvi bubu le ame sia si si le ʋuʋu xoxo.' },
  noWayToThank: {
    draft: 'Mɔ aɖeke meli fifia si dzi míato ada akpe na amedzro sia tso afi sia o. Taflatsɛ yɔe.',
  },
  noSuchTask: { draft: 'Dɔ sia ƒomevi meli o.' },
  noSuchPerson: { draft: 'Ame sia ƒomevi meli o.' },
  taskDone: { draft: 'Dɔ sia wu enu. Taflatsɛ gaʋui gbã.' },
  taskDoneAlready: { draft: 'Dɔ sia wu enu xoxo.' },
  isDoneBy: { draft: '{name} le esia wɔm xoxo.' },
  somebody: { draft: 'Ame aɖe' },
  notDone: { draft: 'Dɔ si wu enu koe wogaʋuna.' },
  chooseOfList: { draft: 'Taflatsɛ tia ame aɖe tso ŋkɔawo me' },
  superAdmin: { draft: 'Super admin' },
  fellowshipLeader: { draft: 'Habɔbɔ ƒe kplɔla' },
  mediaTeam: { draft: 'Media ƒuƒoƒo' },
}
