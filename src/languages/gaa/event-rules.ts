import type { eventRules as words } from '../../lib/texts/services/event-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventRules: Translation<typeof words> = {
  lastDay: { draft: 'Ofainɛ, halamɔ naagbee gbi lɛ' },
  repeat: { draft: 'Ofainɛ, halamɔ bɔ ni ebaa ekoŋŋ' },
  times: { draft: 'Ofainɛ, ŋmaa nɔmba kɛjɛ 2 kɛyashi {most}' },
  scope: { draft: 'Ofainɛ, halamɔ nifeemɔi ni otsɔɔ' },
  title: { draft: 'Ofainɛ ŋma yitso' },
  description: { draft: 'Ofainɛ, ŋmaa he saji' },
  date: { draft: 'Ofainɛ halamɔ gbi' },
  time: { draft: 'Ofainɛ halamɔ be' },
  endTime: { draft: 'Ofainɛ, ŋmaa be lɛ tamɔ 20:30' },
  meetingLink: { draft: 'Ofainɛ, ŋmaa kpee lɛ address muu, ni jeɔ shishi kɛ https://' },
  category: { draft: 'Ofainɛ, halamɔ henɔ' },
  beforeFirst: { draft: 'Gbi nɛɛ tsɔ klɛŋklɛŋ nɔ lɛ hiɛ' },
  tooLate: { draft: 'Ofainɛ, halamɔ gbi yɛ afii nyɔŋma mli, loo oshi lɛ yaka' },
  notLast: { draft: 'Klɛŋklɛŋ gbi lɛ jeee nakai otsi mli gbi lɛ naagbee yɛ nyɔŋ lɛ mli' },
  ends: { draft: 'Nifeemɔ gbeɔ naa yɛ eshishijee sɛɛ' },
  tooLong: { draft: 'Nifeemɔ feee gbii {most}. Ofainɛ, ŋmaa nɔ ni kɛ fe nakai lɛ akɛ babaoo.' },
  needsLink: { draft: 'Nifeemɔ ni yɔɔ Intanɛt nɔ miitao kpee link' },
  location: { draft: 'Ofainɛ, ŋmaa he lɛ' },
}
