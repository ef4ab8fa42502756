import type { keptWords } from '../../islands/media/kept/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const kept: Translation<typeof keptWords> = {
  title: { draft: 'Nii ni akɛto' },
  description: { draft: 'Baafai ni abaanyɛ akane biɛ kɛ netwɔk bɛ, kɛ bɔ ni ajieɔ amɛ.' },
  lede: {
    draft:
      'Nɔ ni okane lɛ hiɔ biɛ, koni okane ekoŋŋ kɛ netwɔk bɛ. Kɛ ojeekpo, loo mɔ kroko ya mli lɛ, ajieɔ baafai lɛ. Nɔ ni oŋma kɛ netwɔk bɛ lɛ mɛɔ yɛ biɛ kɛyashi akɛbaamaje.',
  },
  unsent: { draft: 'Nii ni yako' },
  sermons: { draft: 'Shiɛmɔi' },
  pages: { draft: 'Baafai' },
  needsScript: { draft: 'Enɛ miitao JavaScript, shi agbe yɛ browser nɛɛ mli.' },
  none: { draft: 'Akɛko nɔ ko too.' },
  removeAll: { draft: 'Jiemɔ baafai lɛ fɛɛ' },
  remove: { draft: 'Jiemɔ' },
  removePage: { draft: 'Jiemɔ {title}' },
}
