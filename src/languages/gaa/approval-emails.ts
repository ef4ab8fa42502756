import type { Translation } from '../../lib/words/translation.ts'
import type { approvalEmails as words } from '../../server/messages/translated/messages.ts'

export const approvalEmails: Translation<typeof words> = {
  approvedSubject: { draft: 'Akpɛlɛ oshɛɛ sane lɛ nɔ' },
  dashboard: { draft: 'O-dashboard' },
  approved: { draft: '{approver} ekpɛlɛ oshɛɛ sane kɛha mɛi {people} lɛ nɔ.' },
  declinedSubject: { draft: 'Akpɛlɛɛɛ oshɛɛ sane lɛ nɔ' },
  declined: { draft: '{approver} kpɛlɛɛɛ oshɛɛ sane kɛha mɛi {people} lɛ nɔ.' },
}
