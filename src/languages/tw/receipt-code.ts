import type { receiptCodeWords } from '../../components/ui/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const receiptCode: Translation<typeof receiptCodeWords> = {
  label: { draft: 'Code a ɛde wo kɔ baabi a wɔhwɛ receipt yi mu' },
  whoScans: {
    draft:
      'Obiara a ɔbɛhwɛ code no so, anaa ɔbɛbue <a>ne mu nhwehwɛmu</a> no, hunu sɛ receipt no yɛ nokorɛ, sika dodoɔ ne da no; ɔnhunu wo din anaa deɛ ɛyɛ maeɛ.',
  },
  root: { draft: 'Asɔre no nwoma ntini (root), {day}: {root}' },
}
