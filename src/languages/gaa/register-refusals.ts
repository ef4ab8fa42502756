import type { Translation } from '../../lib/words/translation.ts'
import type { registerRefusals as words } from '../../server/register/messages.ts'

export const registerRefusals: Translation<typeof words> = {
  thereNoSuchBranch: { draft: 'Asafo fã ko bɛ ni tamɔ nakai' },
  branchClosed: { draft: 'Aŋa asafo fã nɛɛ' },
  undone: { draft: 'Aku sɛɛ' },
  sameEntryAlready: { draft: 'Enɛ ji nɔ kome ni aŋma momo.' },
  bothAccountDeleteAccount: {
    draft: 'Amɛ enyɔ lɛ fɛɛ yɛ account. Ofainɛ, jie account ni akɛtsuuu nii dɔŋŋ lɛ dã.',
  },
  thereNoSuchChange: { draft: 'Tsakemɔ ko bɛ ni tamɔ nakai.' },
  somebodyListGoneMeanwhile: { draft: 'List nɛɛ mli mɔ ko bɛ dɔŋŋ. Ofainɛ, gbelemɔ ekoŋŋ.' },
  none: { draft: 'eko bɛ' },
  accountOf: { draft: 'Account @{username} ni ji {name} nɔ, ni afee yɛ {day},' },
}
