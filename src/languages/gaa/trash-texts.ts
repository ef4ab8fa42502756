import type { trashTexts as words } from '../../lib/texts/settings/trash.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const trashTexts: Translation<typeof words> = {
  kept: { draft: 'Ebaahi bin lɛ mli gbii {days}, ni super admin baanyɛ eku sɛɛ kɛyashi nakai be lɛ.' },
  forGood: { draft: 'Anyɛŋ aku sɛɛ: eyaaa bin lɛ mli.' },
  keptUser: {
    draft:
      'Bin lɛ pɛ hiɛ amɛ gbii {days}, kɛ amɛnii fɛɛ: super admin baanyɛ eku amɛ sɛɛ kɛyashi nakai be lɛ.',
  },
  erased: {
    draft:
      'Kɛ amɛ diɛŋtsɛ amɛŋa amɛ-account loo amɛbi akɛ ajie amɛhe saji lɛ, amɛlaajeɔ amrɔ nɔŋŋ kwraa. Kɛ amɛbi yɛ wolo nɔ loo yɛ daaŋ lɛ, jie amɛ kwraa yɛ bin lɛ hu mli.',
  },
  restored: { draft: 'Eku sɛɛ eba, kɛ enii fɛɛ' },
  taken: { draft: 'Aku sɛɛ' },
}
