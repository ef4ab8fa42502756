import type { Translation } from '../../lib/words/translation.ts'
import type { registerRefusals as words } from '../../server/register/messages.ts'

export const registerRefusals: Translation<typeof words> = {
  thereNoSuchBranch: { draft: 'Hame alɔdze sia ƒomevi meli o' },
  branchClosed: { draft: 'Wotu hame alɔdze sia' },
  undone: { draft: 'Wogbugbɔe' },
  sameEntryAlready: { draft: 'Nuŋɔŋlɔ ɖekae nye esia xoxo.' },
  bothAccountDeleteAccount: {
    draft: 'Account le wo ame evea siaa si. Taflatsɛ tutu account si womegazãna o la gbã.',
  },
  thereNoSuchChange: { draft: 'Tɔtrɔ sia ƒomevi meli o.' },
  somebodyListGoneMeanwhile: { draft: 'List sia me ame aɖe megali o. Taflatsɛ gaʋui.' },
  none: { draft: 'ɖeke meli o' },
  accountOf: { draft: 'Account @{username} si nye {name} tɔ, si wowɔ le {day},' },
}
