import type { Translation } from '../../lib/words/translation.ts'
import type { rotaEmailWords } from '../../server/services/rota/messages.ts'

export const rotaEmails: Translation<typeof rotaEmailWords> = {
  order: { draft: 'Subɔsubɔ la ƒe ɖoɖo: {page}' },
  orderPage: { draft: 'Subɔsubɔ ƒe ɖoɖo' },
  page: { draft: 'Dɔwɔwɔ ƒe ɖoɖo' },
  shift: { draft: '{team}: {service}, {day}' },
  shiftAtHour: { draft: '{team}: {service}, {day}, {hour}' },
  shiftFromFirstLight: { draft: '{team}: {service}, {day}, tso fɔŋli' },
  askedSubject: { draft: { one: 'Àte ŋu asubɔa?', other: 'Àte ŋu asubɔa? Sɔleme {count}' } },
  asked: { draft: 'Wobia wò be nàsubɔ:' },
  answer: { draft: 'Taflatsɛ gblɔ ɛ̃ alo ao: {page}' },
  noReason: {
    draft:
      'Ao mehiã susu aɖeke o. Àte ŋu agblɔ ŋkeke siwo dzi màte ŋui o hã le afi ma, be womagabia wò ɣemaɣi o.',
  },
  turnSubject: { draft: 'Wò ɣeyiɣi ɖo: {team}, {day}' },
  turn: { draft: 'Wòe asubɔ azɔ:' },
  where: { draft: 'Afi: {place}' },
  offered: { draft: 'Ètsɔ dɔ sia na wò ƒuƒoƒo, eye ame aɖeke mexɔe haɖe o.' },
  unanswered: { draft: 'Mègblɔ ɛ̃ alo ao haɖe o. Taflatsɛ gblɔe, be woate ŋu abia ame bubu le ɣeyiɣi dzi.' },
  thanks: {
    draft: 'Akpe ɖe wò subɔsubɔ ta. Ne màte ŋu ava o la, taflatsɛ gblɔe le afi ma, alo tsɔe na wò ƒuƒoƒo.',
  },
  remindDays: { draft: 'Afi ma hã nètiaa ŋkeke neni do ŋgɔ woaɖo ŋku edzi na wò.' },
  openSubject: { draft: 'Dɔ aɖe ƒe teƒe gaʋu' },
  open: { draft: 'Ame si nèbia la mate ŋu ava o. {shift} ƒe teƒe gaʋu.' },
  takenSubject: { draft: 'Woxɔ wò dɔa' },
  taken: { draft: 'Wò ƒuƒoƒo me tɔ aɖe asubɔ ɖe tewòƒe: {shift}.' },
  openAgainSubject: { draft: 'Dɔ aɖewo ƒe teƒe gaʋu' },
  left: { draft: 'Ame si nèbia do le ƒuƒoƒoa me, eye dɔ siawo ƒe teƒe gaʋu:' },
  notNeeded: { draft: 'Womegahiã wò o' },
  withdrawn: { draft: 'Mehiã be nàva o: {shift}. Akpe.' },
  removed: { draft: 'Mègale ƒuƒoƒo sia me o, eya ta mehiã be nàva o:' },
  moved: { draft: 'Sɔlemea yi kɔsiɖa me ŋkeke bubu dzi, eya ta mehiã be nàva o:' },
  deleted: { draft: 'Sɔlemea megale eme vam o, eya ta mehiã be nàva o:' },
  neededSubject: { draft: 'Azɔ wohiã wò' },
  needed: { draft: 'Azɔ sɔlemea ava eme, eye nègale ɖoɖoa me abe tsã ene:' },
  thanksForService: { draft: 'Akpe ɖe wò subɔsubɔ ta.' },
  thanksNewDay: { draft: 'Ɖewohĩ woabia wò na ŋkeke yeyea. Akpe.' },
  thankYou: { draft: 'Akpe.' },
}
