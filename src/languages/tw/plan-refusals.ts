import type { Translation } from '../../lib/words/translation.ts'
import type { planRefusals as words } from '../../server/services/plans/messages.ts'

export const planRefusals: Translation<typeof words> = {
  deleted: { draft: 'Wɔapepa asɔre nhyehyɛeɛ no.' },
  noSongs: { draft: 'Nhyehyɛeɛ yi nni nnwom a ɛfiri nnwom nwoma no mu.' },
}
