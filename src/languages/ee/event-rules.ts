import type { eventRules as words } from '../../lib/texts/services/event-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const eventRules: Translation<typeof words> = {
  lastDay: { draft: 'Taflatsɛ tia ŋkeke mamlɛa' },
  repeat: { draft: 'Taflatsɛ tia alesi wògbugbɔna' },
  times: { draft: 'Taflatsɛ ŋlɔ xexlẽdzesi tso 2 va ɖo {most}' },
  scope: { draft: 'Taflatsɛ tia wɔna siwo gblɔm nèle' },
  title: { draft: 'Taflatsɛ ŋlɔ tanya' },
  description: { draft: 'Taflatsɛ ŋlɔ numeɖeɖe' },
  date: { draft: 'Taflatsɛ tia ŋkeke' },
  time: { draft: 'Taflatsɛ tia ɣeyiɣi' },
  endTime: { draft: 'Taflatsɛ ŋlɔ ɣeyiɣia abe 20:30 ene' },
  meetingLink: { draft: 'Taflatsɛ ŋlɔ takpekpea ƒe adrɛs blibo, si dze egɔme kple https://' },
  category: { draft: 'Taflatsɛ tia hatsotso' },
  beforeFirst: { draft: 'Ŋkeke sia va hafi gbãtɔ' },
  tooLate: { draft: 'Taflatsɛ tia ŋkeke le ƒe ewo me, alo nàgblẽe ƒuƒlu' },
  notLast: { draft: 'Ŋkeke gbãtɔ menye kɔsiɖa me ŋkeke ma ƒe mamlɛa le ɣletia me o' },
  ends: { draft: 'Wɔna wua enu le eƒe gɔmedzedze megbe' },
  tooLong: { draft: 'Wɔna mewu ŋkeke {most} o. Taflatsɛ ŋlɔ esi didi wu abe geɖewo ene.' },
  needsLink: { draft: 'Wɔna si le internet dzi hiã eƒe link' },
  location: { draft: 'Taflatsɛ ŋlɔ teƒea' },
}
