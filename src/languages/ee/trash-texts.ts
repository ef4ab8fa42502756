import type { trashTexts as words } from '../../lib/texts/settings/trash.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const trashTexts: Translation<typeof words> = {
  kept: { draft: 'Anɔ bin me ŋkeke {days}, eye super admin ate ŋu agbugbɔe ava va se ɖe ɣemaɣi.' },
  forGood: { draft: 'Womate ŋu agbugbɔe ava o: meyina ɖe bin me o.' },
  keptUser: {
    draft:
      'Bin koe le wo si ŋkeke {days}, kple nusiwo katã nye wo tɔ: super admin ate ŋu agbugbɔ wo ava va se ɖe ɣemaɣi.',
  },
  erased: {
    draft:
      'Ne wo ŋutɔ tu woƒe account alo bia be woatutu yewoƒe nyatakakawo la, wobuna enumake tegbee. Ne wobiae le agbalẽ dzi alo kple nu la, tutu wo tegbee le bin hã me.',
  },
  restored: { draft: 'Egbɔ, kple nusiwo katã nye etɔ' },
  taken: { draft: 'Wogbugbɔe' },
}
