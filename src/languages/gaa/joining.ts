import type { joinWords } from '../../islands/groups/fellowships/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const joining: Translation<typeof joinWords> = {
  join: { draft: 'Bote mli' },
  accepted: { draft: 'Aheɛ bo. Oyɛ kuu nɛɛ mli' },
  belongs: { draft: 'Oyɛ kuu nɛɛ mli' },
  waits: { draft: 'Ofaikpamɔ lɛ yɛ hiɛnyiɛlɔ lɛ dɛŋ' },
  heading: { draft: 'Bote kuu ko mli' },
  why: {
    draft:
      'Obɛ kuu ko mli lolo. Yɛ kuu mli lɛ, mɛi le ogbɛi, ni amɛsɔleɔ amɛhaa bo. Oleee nɔ ni obaahala? <a>Kwɛmɔ nɔ ni amɛfeɔ, kɛ be ni amɛkpeɔ</a>.',
  },
  withdrawRequest: { draft: 'Jiemɔ<a>: bimɔ akɛ obote {name} mli</a>' },
  leaderHasIt: { draft: '{name} hiɛnyiɛlɔ lɛ hiɛ obimɔ lɛ.' },
  acceptedBy: { draft: '{name} eheɛ bo.' },
  acceptedWord: { draft: '{name} eheɛ bo. Hiɛnyiɛlɔ lɛ ŋma akɛ: “{answer}”' },
  declined: { draft: '{name} nyɛŋ ehe bo bianɛ.' },
  declinedWord: { draft: '{name} nyɛŋ ehe bo bianɛ. Hiɛnyiɛlɔ lɛ ŋma akɛ: “{answer}”' },
}
