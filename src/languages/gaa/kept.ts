import type { keptWords } from '../../islands/media/kept/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const kept: Translation<typeof keptWords> = {
  title: { draft: 'Nii ni akɛto' },
  unsent: { draft: 'Nii ni yako' },
  sermons: { draft: 'Shiɛmɔi' },
  pages: { draft: 'Baafai' },
  none: { draft: 'Akɛko nɔ ko too.' },
  removeAll: { draft: 'Jiemɔ baafai lɛ fɛɛ' },
  remove: { draft: 'Jiemɔ' },
  removePage: { draft: 'Jiemɔ {title}' },
}
