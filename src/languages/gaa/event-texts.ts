import type { eventTexts as english } from '../../lib/texts/services/events.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventTexts: Translation<typeof english> = {
  online: { draft: 'Kpee yɛ Internet nɔ' },
  remind: { draft: 'Kaimɔ mi' },
  reminderSet: { draft: 'Wɔbaakai bo' },
  feed: { draft: '{church}: nifeemɔi' },
  feedDescription: { draft: 'Nii ni baaba yɛ {church}.' },
  sermons: { draft: '{church}: shiɛmɔi' },
  sermonsDescription: { draft: '{church} shiɛmɔi kɛ nitsɔɔmɔi.' },
  services: { draft: '{church}: sɔlemɔi' },
}
