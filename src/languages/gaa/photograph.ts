import type { photographWords } from '../../islands/accounts/settings/photograph/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const photograph: Translation<typeof photographWords> = {
  sending: { draft: 'Eeya...' },
  use: { draft: 'Kɛ mfoniri nɛɛ tsu nii' },
  choose: { draft: 'Halamɔ mfoniri' },
  chooseAnother: { draft: 'Halamɔ kroko' },
  dragHint: { draft: 'Gbalamɔ mfoniri lɛ kɛyashi ohiɛ lɛ baaba teŋ.' },
  size: { draft: 'Dalɛ' },
  leftRight: { draft: 'Kɛjɛ abɛku kɛyashi ninejurɔ' },
  topBottom: { draft: 'Kɛjɛ ŋwɛi kɛyashi shishi' },
  cancel: { draft: 'Foo mli' },
  completeProfile: { draft: 'Gbee ohe saji lɛ naa' },
  now: { draft: 'Bɔ ni eji bianɛ' },
  remove: { draft: 'Jiemɔ' },
  removeTitle: { draft: 'Jie o-mfoniri lɛ?' },
  removeIt: { draft: 'Jiemɔ lɛ' },
  removeExplained: { draft: 'No lɛ mɛi krokomɛi naa ogbɛii lɛ aklɛŋklɛŋ okadii.' },
}
