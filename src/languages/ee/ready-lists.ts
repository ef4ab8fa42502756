import type { readyListWords as words } from '../../lib/texts/people/ready-lists.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const readyListWords: Translation<typeof words> = {
  notSeen: { draft: 'Ame siwo womekpɔ kɔsiɖa 3 o' },
  birthdays: { draft: 'Dzigbeŋkekewo le ɣleti sia me' },
  anniversaries: { draft: 'Srɔ̃ɖeɖe ŋkuɖodziwo le ɣleti sia me' },
  parents: { draft: 'Dzilawo' },
  builtIn: { draft: 'Ŋkɔ siwo le afi ma xoxo' },
}
