import type { stopReminderWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const stopReminder: Translation<typeof stopReminderWords> = {
  title: { draft: 'Tɔ te ŋkuɖodzi aɖe' },
  about: { draft: 'Ewua nunana ƒe ŋkuɖodziwo nu.' },
  lede: {
    draft: 'E-mail ƒe link kplɔ wò va afi sia. Zizi ɖeka dzudzɔa eƒe ŋkuɖodziwo; mehiã be nàge ɖe eme o.',
  },
  act: { draft: 'Ŋkuɖodzi dzudzɔ' },
  notWhole: { draft: 'Link sia mede o.' },
  underMyGiving: { draft: '  Àte ŋu adzudzɔ ŋkuɖodziwo le <a>Nye nunanawo</a> te.' },
  done: { draft: 'Màgaxɔ ŋkuɖodzi sia ƒomevi o.' },
  stop: { draft: 'Tɔ te ŋkuɖodzi siawo' },
}
