import type { crudWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const crud: Translation<typeof crudWords> = {
  kind: {
    draft: {
      names: {
        fellowship: 'kuu',
        sermon: 'shiɛmɔ',
        testimony: 'odaseyeli',
        'prayer request': 'faikpamɔ',
        service: 'sɔlemɔ',
        page: 'baafa',
        task: 'nitsumɔ',
      },
    },
  },
  view: { draft: 'Kwɛmɔ' },
  edit: { draft: 'Tsakemɔ' },
  remove: { draft: 'Jiemɔ' },
}
