import type { eventTexts as english } from '../../lib/texts/services/events.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventTexts: Translation<typeof english> = {
  online: { draft: 'Nhyiamu wɔ Internet so' },
  remind: { draft: 'Kae me' },
  reminderSet: { draft: 'Yɛbɛkae wo' },
  feed: { draft: '{church}: dwumadie' },
  feedDescription: { draft: 'Deɛ ɛdi hɔ wɔ {church}.' },
  sermons: { draft: '{church}: asɛnka' },
  sermonsDescription: { draft: '{church} asɛnka ne nkyerɛkyerɛ.' },
  services: { draft: '{church}: asɔre mmerɛ' },
}
