import type { repeatTimes as words } from '../../lib/texts/giving/repeat-times.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const repeatTimes: Translation<typeof words> = {
  everyWeek: { draft: '{day} ɖe sia ɖe' },
  everyMonth: { draft: 'ɣleti ɖe sia ɖe le {day}' },
}
