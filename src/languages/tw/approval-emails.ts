import type { Translation } from '../../lib/words/translation.ts'
import type { approvalEmails as words } from '../../server/messages/translated/messages.ts'

export const approvalEmails: Translation<typeof words> = {
  waitsSubject: { draft: 'Nkra bi twɛn wo mpeneeɛ' },
  sendMessages: { draft: 'Soma nkra' },
  waits: { draft: '{writer} atwerɛ nkra ama nnipa {people}. Sɛ obi foforɔ pene so a, ɛkɔ.' },
  approvedSubject: { draft: 'Wɔapene wo nkra so' },
  dashboard: { draft: 'Wo dashboard' },
  approved: { draft: '{approver} apene nkra a wode rekɔma nnipa {people} no so.' },
  declinedSubject: { draft: 'Wɔampene wo nkra so' },
  declined: { draft: '{approver} ampene nkra a wode rekɔma nnipa {people} no so.' },
  ceilingNear: { draft: 'SMS: ɛreyɛ aduru sika a wɔahyɛ no ano' },
  spentToday: { draft: '{budget}: wɔasɛe {spent} wɔ {ceiling} mu ɛnnɛ.' },
  spentThisMonth: { draft: '{budget}: wɔasɛe {spent} wɔ {ceiling} mu bosome yi.' },
  aboveCeiling: {
    draft:
      'Sɛ ɛboro ano a, yeinom mu biara nkɔ kɔsi sɛ ɛbɛba awieeɛ. Deɛ aka no kɔ so. Ɛha na wɔhyɛ deɛ emu biara boɔ bɛtumi ayɛ: {page}',
  },
  settingsPage: { draft: 'Super admin kratafa, Nhyehyɛeɛ' },
}
