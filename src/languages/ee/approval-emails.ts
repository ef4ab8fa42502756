import type { Translation } from '../../lib/words/translation.ts'
import type { approvalEmails as words } from '../../server/messages/translated/messages.ts'

export const approvalEmails: Translation<typeof words> = {
  waitsSubject: { draft: 'Gbedasi aɖe le wò asiɖeɖedzi lalam' },
  waits: { draft: '{writer} ŋlɔ gbedasi na ame {people}. Ne ame bubu da asi ɖe edzi la, eyina.' },
  approvedSubject: { draft: 'Woda asi ɖe wò gbedasi dzi' },
  dashboard: { draft: 'Wò dashboard' },
  approved: { draft: '{approver} da asi ɖe wò gbedasi na ame {people} dzi.' },
  declinedSubject: { draft: 'Wogbe wò gbedasi' },
  declined: { draft: '{approver} gbe wò gbedasi na ame {people}.' },
  spentToday: { draft: '{budget}: wozã {spent} le {ceiling} me egbe.' },
  spentThisMonth: { draft: '{budget}: wozã {spent} le {ceiling} me le ɣleti sia me.' },
}
