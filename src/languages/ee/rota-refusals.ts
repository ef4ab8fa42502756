import type { Translation } from '../../lib/words/translation.ts'
import type { rotaRefusals as words } from '../../server/services/rota/messages.ts'

export const rotaRefusals: Translation<typeof words> = {
  dayOver: { draft: 'Ŋkeke sia va yi' },
  noSuchEntry: { draft: 'Nu sia ƒomevi meli o.' },
  turnOver: { draft: 'Dɔ sia ƒe ɣeyiɣi va yi.' },
  taken: { draft: 'Ame bubu xɔ dɔ sia.' },
  takenAlready: { draft: 'Ame bubu xɔ dɔ sia xoxo.' },
  notYours: { draft: 'Dɔ sia menye tɔwò azɔ o.' },
  ownTurn: { draft: 'Tɔwòe nye dɔ sia.' },
}
