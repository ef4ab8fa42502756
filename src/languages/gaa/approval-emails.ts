import type { Translation } from '../../lib/words/translation.ts'
import type { approvalEmails as words } from '../../server/messages/translated/messages.ts'

export const approvalEmails: Translation<typeof words> = {
  waitsSubject: { draft: 'Shɛɛ sane ko miimɛ okpɛlɛmɔ nɔ' },
  sendMessages: { draft: 'Kɛ shɛɛ saji maje' },
  waits: { draft: '{writer} eŋma shɛɛ sane kɛha mɛi {people}. Kɛji mɔ kroko kpɛlɛ nɔ lɛ, eyaa.' },
  approvedSubject: { draft: 'Akpɛlɛ oshɛɛ sane lɛ nɔ' },
  dashboard: { draft: 'O-dashboard' },
  approved: { draft: '{approver} ekpɛlɛ oshɛɛ sane kɛha mɛi {people} lɛ nɔ.' },
  declinedSubject: { draft: 'Akpɛlɛɛɛ oshɛɛ sane lɛ nɔ' },
  declined: { draft: '{approver} kpɛlɛɛɛ oshɛɛ sane kɛha mɛi {people} lɛ nɔ.' },
  ceilingNear: { draft: 'SMS: eshwɛ fioo ni eshɛ naagbee lɛ' },
  spentToday: { draft: '{budget}: akɛ {spent} etsu nii yɛ {ceiling} mli ŋmɛnɛ.' },
  spentThisMonth: { draft: '{budget}: akɛ {spent} etsu nii yɛ {ceiling} mli nyɔŋ nɛɛ.' },
  aboveCeiling: {
    draft:
      'Kɛ efe naagbee lɛ, enɛɛmɛi ateŋ eko yaaa kɛyashi be lɛ baagbe naa. Nii ni eshwɛ lɛ yaa nɔ. Biɛ atoɔ jara ni eko fɛɛ eko baanyɛ ahe: {page}',
  },
  settingsPage: { draft: 'Super admin baafa, Gbɛjianɔtoi' },
}
