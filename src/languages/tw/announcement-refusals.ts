import type { Translation } from '../../lib/words/translation.ts'
import type { announcementRefusals as words } from '../../server/messages/announcements/messages.ts'

export const announcementRefusals: Translation<typeof words> = {
  wentAlready: { draft: 'Wɔde dawubɔ yi akɔ sɛ nkra dada' },
  isOff: { draft: 'Wɔadum yei. Super admin na ɔbue wɔ Nkra, Deɛ ɛkɔ ne ho ase' },
  nobody: { draft: 'Obiara rentumi nnya no sɛ nkra' },
  longText: {
    draft: 'Sɛ ɛyɛ SMS a, ɛyɛ afã {parts}. Twa so ma ɛnyɛ {most}, anaa yi yei firi mu na twerɛ nkra',
  },
  deleted: { draft: 'Wɔapepa dawubɔ no.' },
}
