import type { Translation } from '../../lib/words/translation.ts'
import type { audienceNames as words } from '../../server/messages/translated/messages.ts'

export const audienceNames: Translation<typeof words> = {
  everybody: { draft: 'Mɔ fɛɛ mɔ' },
  members: { draft: 'Asafo mli bii fɛɛ' },
  leaders: { draft: 'Kuu hiɛnyiɛlɔi fɛɛ' },
  media: { draft: 'Media kuu lɛ' },
  admins: { draft: 'Super admin fɛɛ' },
  branch: { draft: 'Asafo fã: {name}' },
  event: { draft: 'Mɛi ni baa {title}, {date}' },
  list: { draft: 'Gbɛii: {name}' },
}
