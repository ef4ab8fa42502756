import type { hallWords } from '../../islands/giving/weekday-offering/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const hall: Translation<typeof hallWords> = {
  title: { draft: 'Kofi & Ama' },
  about: { draft: 'Nnipa ne sika sɛdeɛ nna a wɔwoo wɔn teɛ, wɔ asɔredan no screen so.' },
  act: { draft: 'Screen no' },
  explained: {
    draft:
      'Ntoboa a ɛgyina da a wɔwoo obi so. Ɛha na asɔre no hunu nnipa dodoɔ a wɔfiri da biara mu baeɛ ne deɛ wɔmaeɛ, sɛdeɛ akontabufoɔ twerɛ, ka ho deɛ ɛfaa phone so. Yɛmmɔ obiara din.',
  },
  opening: { draft: 'Yɛrebue screen no…' },
  code: { draft: 'Code a ɔkontabufoɔ hu wɔ “Cash Counts” ase' },
  show: { draft: 'Kyerɛ screen no' },
  ended: { draft: '{service}: aba awieeɛ. Yɛda mo ase!' },
  people: { draft: { one: 'nnipa {count}', other: 'nnipa {count}' } },
  byPhone: { draft: { one: ' ne {count} a ɛfaa phone so', other: ' ne {count} a ɛfaa phone so' } },
  inFront: { draft: 'Edi kan: ' },
  total: { draft: 'Ne nyinaa' },
  lost: { draft: 'Network biara nni hɔ seesei. Screen no bɛsan abisa.' },
}
