import type { Translation } from '../../lib/words/translation.ts'
import type { welfareEmailWords } from '../../server/giving/welfare/messages.ts'

export const welfareEmails: Translation<typeof welfareEmailWords> = {
  subject: { draft: 'Welfare lɛ ekpɛ yiŋ' },
  approved: {
    draft:
      'Mɛi enyɔ ni kɛ amɛnine woɔ shishi lɛ ekpɛlɛ nɔ ni obi welfare lɛ nɔ. Shikakwɛlɔ lɛ miito nyɔmɔwoo lɛ he gbɛjianɔ.',
  },
  declined: {
    draft:
      'Mɛi enyɔ ni kɛ amɛnine woɔ shishi lɛ kpɛlɛɛɛ nɔ ni obi welfare lɛ nɔ. Kɛ obaasumɔ ni ole babaoo lɛ, ofainɛ, okɛ amɛteŋ mɔ ko agba.',
  },
  page: { draft: 'Minikeenii' },
  claimWaits: { draft: 'Welfare bimɔ ko miimɛ bo' },
  claimWaitsText: {
    draft:
      'Asafonyo ko ebi yelikɛbuamɔ kɛje welfare fund lɛ mli. Mɛi etɛ ni kɛ amɛnine woɔ shishi lɛ ateŋ enyɔ taa he eyiɔ.',
  },
  waiverWaits: { draft: 'Welfare nyɔmɔ ko kɛmɔ miimɛ bo' },
  waiverWaitsText: {
    draft:
      'Mɔ ko ni kɛ enine woɔ shishi miisumɔ ni ekɛ asafonyo ko welfare nyɔmɔwoi ake lɛ. Esa akɛ mɔ ni ji enyɔ ni kɛ enine woɔ shishi lɛ kpɛlɛ nɔ.',
  },
  welfarePage: { draft: 'Welfare' },
}
