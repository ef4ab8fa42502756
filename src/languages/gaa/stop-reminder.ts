import type { stopReminderWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const stopReminder: Translation<typeof stopReminderWords> = {
  title: { draft: 'Tsi kaimɔ' },
  about: { draft: 'Egbeɔ hamɔ kaimɔi anaa.' },
  lede: { draft: 'E-mail link kɛ bo ba biɛ. Nine ko miamɔ tsiɔ ekaimɔi lɛ; ehiaaa akɛ oyaa mli.' },
  act: { draft: 'Kaimɔ tsimɔ' },
  notWhole: { draft: 'Link nɛɛ eyeee emuu.' },
  underMyGiving: { draft: '  Obaanyɛ otsi kaimɔi yɛ <a>Minikeenii</a> shishi.' },
  done: { draft: 'Onaŋ kaimɔ ni tamɔ enɛ dɔŋŋ.' },
  stop: { draft: 'Tsi kaimɔi nɛɛ' },
}
