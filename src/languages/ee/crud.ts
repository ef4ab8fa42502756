import type { crudWords } from '../../islands/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const crud: Translation<typeof crudWords> = {
  kind: {
    draft: {
      names: {
        event: 'nuwɔna',
        member: 'hamevi',
        message: 'gbedasi',
        fellowship: 'habɔbɔ',
        sermon: 'mawunyagbɔgblɔ',
        testimony: 'ɖaseɖiɖi',
        'prayer request': 'gbedodoɖa',
        service: 'sɔleme',
        announcement: 'gbeƒãɖeɖe',
        page: 'axa',
        task: 'dɔ',
      },
    },
  },
  view: { draft: 'Kpɔe' },
  edit: { draft: 'Trɔe' },
  remove: { draft: 'Tutui' },
}
