import type { Translation } from '../../lib/words/translation.ts'
import type { automaticWords } from '../../server/messages/translated/messages.ts'

export const automaticMessages: Translation<typeof automaticWords> = {
  eventSubject: { draft: 'Ŋkuɖodzinya: {event}' },
  event: { draft: '{firstName}, {event} adze egɔme le {when}. Teƒe: {where}' },
  serviceSubject: { draft: 'Ŋkuɖodzinya: {service}' },
  service: { draft: '{firstName}, {service} anɔ anyi le {when}. Teƒe: {where}' },
  pledgeSubject: { draft: 'Wò adzɔgbeɖeɖe: {pledge}' },
  pledge: {
    draft:
      '{firstName}, esia nye ŋkuɖodzi na {pledge} ƒe adzɔgbeɖeɖe, abe alesi nèbia ene. Nusi susɔ, kple alesi nàtrɔe: {page}',
  },
  missedSubject: { draft: 'Míele wò bum, {firstName}' },
  missed: {
    draft:
      '{firstName}, míekpɔ wò kɔsiɖa ʋɛ aɖewo o, eye míele wò bum. Ne nane li míawɔ alo ado gbe ɖa ɖe eta la, gblɔe na mí. Míexɔa wò ɣesiaɣi.',
  },
  birthdaySubject: { draft: 'Dzigbezã ƒe dzidzɔ, {firstName}!' },
  birthday: {
    draft:
      'Dzigbezã ƒe dzidzɔ, {firstName}! Míeda akpe na Mawu ɖe tawò eye míedo gbe ɖa be wò ƒe yeyea nanye yayra tɔ.',
  },
}
