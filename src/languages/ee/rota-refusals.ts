import type { Translation } from '../../lib/words/translation.ts'
import type { rotaRefusals as words } from '../../server/services/rota/messages.ts'

export const rotaRefusals: Translation<typeof words> = {
  dayOver: { draft: 'Ŋkeke sia va yi' },
  tooManyEntries: {
    draft: 'Nuŋɔŋlɔ siawo sɔ gbɔ akpa. Taflatsɛ ƒo ɖewo nu ƒu kple ŋkeke gbãtɔ kple mamlɛa.',
  },
  noSuchEntry: { draft: 'Nu sia ƒomevi meli o.' },
  daysOver: { draft: 'Ŋkeke siawo dometɔ ɖeka va yi. Taflatsɛ tia esi gbɔna.' },
  turnOver: { draft: 'Dɔ sia ƒe ɣeyiɣi va yi.' },
  taken: { draft: 'Ame bubu xɔ dɔ sia.' },
  takenAlready: { draft: 'Ame bubu xɔ dɔ sia xoxo.' },
  saidNo: { draft: 'Ŋuɖoɖoa nye ao, eye ɖewohĩ wobia ame bubu xoxo. Taflatsɛ ƒo nu kpli wo.' },
  notYours: { draft: 'Dɔ sia menye tɔwò azɔ o.' },
  ownTurn: { draft: 'Tɔwòe nye dɔ sia.' },
}
