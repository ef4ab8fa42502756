import type { staffPartWords } from '../../components/staff/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const staffParts: Translation<typeof staffPartWords> = {
  date: { draft: 'Ŋkeke' },
  time: { draft: 'Ɣeyiɣi' },
  location: { draft: 'Teƒe' },
  answer: { draft: 'Ɖo eŋu' },
  pages: { draft: 'Axawo' },
  isNew: { draft: 'Yeye' },
  no: { draft: 'Ao' },
  member: { draft: 'Hamevi' },
  regularMember: { draft: 'Hamevi' },
  fellowshipLeader: { draft: 'Habɔbɔ ƒe kplɔla' },
  gender: {
    draft: {
      names: {
        Male: 'Ŋutsu',
        Female: 'Nyɔnu',
      },
    },
  },
  now: { draft: 'Fifia' },
}
