import type { Translation } from '../../lib/words/translation.ts'
import type { leaderEmailWords } from '../../server/groups/fellowships/messages.ts'

export const leaderEmails: Translation<typeof leaderEmailWords> = {
  newWords: { draft: { one: 'Gbedasi yeye {count} na wò', other: 'Gbedasi yeye {count} na wò' } },
  came: {
    draft: {
      one: 'Gbedasi yeye {count} va na wò tso {fellowship}.',
      other: 'Gbedasi yeye {count} va na wò tso {fellowship}.',
    },
  },
  readAndAnswer: { draft: 'Xlẽ eye nàɖo eŋu le wò inbox me: {page}' },
  page: { draft: 'Habɔbɔ ƒe kplɔla ƒe axa, Gbedasiwo' },
  messageSubject: { draft: 'Gbedasi na {fellowship} tso {username} gbɔ' },
  unprovenSubject: { draft: 'Ame aɖe ŋlɔ na {fellowship}' },
  unproven: {
    draft:
      'Ame si ƒe e-mail adrɛs alo telefon xexlẽdzesi dzi womeɖo kpe o le afi sia ŋlɔ na {fellowship}. Nusi wòŋlɔ, kple ame si wògblɔ be yenye la le wò inbox me.',
  },
  answer: { draft: 'Ɖo eŋu tso wò inbox me: {page}' },
}
