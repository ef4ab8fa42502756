import type { Translation } from '../../lib/words/translation.ts'
import type { announcementRefusals as words } from '../../server/messages/announcements/messages.ts'

export const announcementRefusals: Translation<typeof words> = {
  wentAlready: { draft: 'Wɔde dawubɔ yi akɔ sɛ nkra dada' },
  nobody: { draft: 'Obiara rentumi nnya no sɛ nkra' },
  deleted: { draft: 'Wɔapepa dawubɔ no.' },
}
