import type { Translation } from '../../lib/words/translation.ts'
import type { formRefusals as words } from '../../server/services/forms/messages.ts'

export const formRefusals: Translation<typeof words> = {
  noForm: { draft: 'Form ko bɛ ni tamɔ nakai.' },
  noPhotograph: { draft: 'Mfoniri ko bɛ ni tamɔ nakai.' },
  tooManyPhotographs: { draft: 'Mfonirii babaoo miimɛ. Ofainɛ, kaa ekoŋŋ wɔ.' },
  noAnswer: { draft: 'Hetoo ko bɛ ni tamɔ nakai.' },
  withdrawnAlready: { draft: 'Ajie hetoo nɛɛ momo.' },
}
