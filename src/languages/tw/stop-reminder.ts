import type { stopReminderWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const stopReminder: Translation<typeof stopReminderWords> = {
  title: { draft: 'Gyae nkaeɛ bi' },
  about: { draft: 'Ɛgyae nkaeɛ sɛ ma.' },
  lede: {
    draft: 'E-mail bi link na ɛde wo ba ha. Mia so prɛko, na ne nkaeɛ no to atwa; ɛho nhia sɛ wokɔ mu.',
  },
  act: { draft: 'Nkaeɛ a wobɛgyae' },
  notWhole: { draft: 'Link yi nnwie.' },
  underMyGiving: { draft: ' Wobɛtumi agyae nkaeɛ wɔ <a>M’ayɛyɛdeɛ</a> ase.' },
  done: { draft: 'Wonnya saa nkaeɛ no bi bio.' },
  stop: { draft: 'Gyae saa nkaeɛ yi' },
}
