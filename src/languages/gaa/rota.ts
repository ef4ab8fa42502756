import type { rotaWords } from '../../islands/services/rota/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rota: Translation<typeof rotaWords> = {
  team: { draft: 'Kuu' },
  name: { draft: 'Gbɛi' },
  withdraw: { draft: 'Jiemɔ' },
  edit: { draft: 'Tsakemɔ' },
  remove: { draft: 'Jiemɔ' },
}
