import type { repeatTimes as words } from '../../lib/texts/giving/repeat-times.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const repeatTimes: Translation<typeof words> = {
  everyWeek: { draft: 'chaque {day}' },
  everyMonth: {
    draft: { names: { each: 'chaque', month: 'mois', on: '', the: 'le', st: '', nd: '', rd: '', th: '' } },
  },
}
