import type { Translation } from '../../lib/words/translation.ts'
import type { approvalEmails as words } from '../../server/messages/translated/messages.ts'

export const approvalEmails: Translation<typeof words> = {
  waitsSubject: { draft: 'Nkra bi twɛn wo mpeneeɛ' },
  waits: { draft: '{writer} atwerɛ nkra ama nnipa {people}. Sɛ obi foforɔ pene so a, ɛkɔ.' },
  approvedSubject: { draft: 'Wɔapene wo nkra so' },
  dashboard: { draft: 'Wo dashboard' },
  approved: { draft: '{approver} apene nkra a wode rekɔma nnipa {people} no so.' },
  declinedSubject: { draft: 'Wɔampene wo nkra so' },
  declined: { draft: '{approver} ampene nkra a wode rekɔma nnipa {people} no so.' },
  spentToday: { draft: '{budget}: wɔasɛe {spent} wɔ {ceiling} mu ɛnnɛ.' },
  spentThisMonth: { draft: '{budget}: wɔasɛe {spent} wɔ {ceiling} mu bosome yi.' },
}
