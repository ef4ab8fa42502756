import type { Translation } from '../../lib/words/translation.ts'
import type { formRefusals as words } from '../../server/services/forms/messages.ts'

export const formRefusals: Translation<typeof words> = {
  noForm: { draft: 'Form ko bɛ ni tamɔ nakai.' },
  namedTwice: { draft: 'Atsĩ mɔ ko gbɛi ta shii enyɔ' },
  noAccount: { draft: 'Mɛi nɛɛ ateŋ mɔ ko bɛ account' },
  noPhotograph: { draft: 'Mfoniri ko bɛ ni tamɔ nakai.' },
  tooManyPhotographs: { draft: 'Mfonirii babaoo miimɛ. Ofainɛ, kaa ekoŋŋ wɔ.' },
  noFileThere: { draft: 'Form nɛɛ bimɔɔɔ fail ko yɛ jɛmɛ' },
  noAnswer: { draft: 'Hetoo ko bɛ ni tamɔ nakai.' },
  withdrawnAlready: { draft: 'Ajie hetoo nɛɛ momo.' },
  logIn: { draft: 'Ofainɛ, yaa mli.' },
  withdrawnAnswer: { draft: 'Ajie hetoo nɛɛ kɛje jɛmɛ.' },
  otherPerson: { draft: 'Hetoo nɛɛ kɔɔɔ gbɔmɔ nɛɛ he.' },
  notAgreed: { draft: 'Mɔ ni ha hetoo lɛ kpɛlɛɛɛ nɔ akɛ aŋma enɛ yɛ mɛi awolo lɛ mli.' },
  ownsAccount: { draft: 'Gbɔmɔ nɛɛ yɛ account, ni etsakeɔ enɛ yɛ e-profile lɛ mli.' },
}
