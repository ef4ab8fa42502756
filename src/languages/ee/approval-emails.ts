import type { Translation } from '../../lib/words/translation.ts'
import type { approvalEmails as words } from '../../server/messages/translated/messages.ts'

export const approvalEmails: Translation<typeof words> = {
  waitsSubject: { draft: 'Gbedasi aɖe le wò asiɖeɖedzi lalam' },
  sendMessages: { draft: 'Ɖo gbedasiwo ɖa' },
  waits: { draft: '{writer} ŋlɔ gbedasi na ame {people}. Ne ame bubu da asi ɖe edzi la, eyina.' },
  approvedSubject: { draft: 'Woda asi ɖe wò gbedasi dzi' },
  dashboard: { draft: 'Wò dashboard' },
  approved: { draft: '{approver} da asi ɖe wò gbedasi na ame {people} dzi.' },
  declinedSubject: { draft: 'Wogbe wò gbedasi' },
  declined: { draft: '{approver} gbe wò gbedasi na ame {people}.' },
  ceilingNear: { draft: 'SMS: esusɔ vie woaɖo seɖoƒe gbɔ' },
  spentToday: { draft: '{budget}: wozã {spent} le {ceiling} me egbe.' },
  spentThisMonth: { draft: '{budget}: wozã {spent} le {ceiling} me le ɣleti sia me.' },
  aboveCeiling: {
    draft:
      'Ne ewu seɖoƒea la, esiawo dometɔ aɖeke meyina o va se ɖe esime ɣeyiɣia wu enu. Mamlɛawo yia edzi. Afi sia woɖoa asi si ɖe sia ɖe ate ŋu axɔ: {page}',
  },
  settingsPage: { draft: 'Super admin axa, Ɖoɖowo' },
}
