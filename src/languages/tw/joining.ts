import type { joinWords } from '../../islands/groups/fellowships/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const joining: Translation<typeof joinWords> = {
  join: { draft: 'Ka ho' },
  accepted: { draft: 'Yɛagye wo. Woka fekuo yi ho' },
  belongs: { draft: 'Woka fekuo yi ho' },
  waits: { draft: 'Ɔkannifoɔ no nsa aka w’adesrɛ' },
  heading: { draft: 'Ka fekuo bi ho' },
  why: {
    draft:
      'Wonnya nkaa fekuo biara ho. Fekuo mu deɛ, nnipa nim wo din, na wɔde bɔ mpaeɛ ma wo. Wonnim deɛ wobɛpaw? <a>Hwɛ deɛ wɔyɛ, ne berɛ a wɔhyia</a>.',
  },
  withdrawRequest: { draft: 'Yi firi hɔ<a>: adesrɛ a wosrɛɛ sɛ wobɛka {name} ho</a>' },
  leaderHasIt: { draft: '{name} kannifoɔ no nsa aka w’adesrɛ.' },
  acceptedBy: { draft: '{name} agye wo.' },
  acceptedWord: { draft: '{name} agye wo. Ɔkannifoɔ no twerɛ sɛ: “{answer}”' },
  declined: { draft: '{name} ntumi nnye wo seesei.' },
  declinedWord: { draft: '{name} ntumi nnye wo seesei. Ɔkannifoɔ no twerɛ sɛ: “{answer}”' },
}
