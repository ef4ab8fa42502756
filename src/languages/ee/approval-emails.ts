import type { Translation } from '../../lib/words/translation.ts'
import type { approvalEmails as words } from '../../server/messages/translated/messages.ts'

export const approvalEmails: Translation<typeof words> = {
  approvedSubject: { draft: 'Woda asi ɖe wò gbedasi dzi' },
  dashboard: { draft: 'Wò dashboard' },
  approved: { draft: '{approver} da asi ɖe wò gbedasi na ame {people} dzi.' },
  declinedSubject: { draft: 'Wogbe wò gbedasi' },
  declined: { draft: '{approver} gbe wò gbedasi na ame {people}.' },
}
