import type { Translation } from '../../lib/words/translation.ts'
import type { keeperEmails as words } from '../../server/accounts/dual-control/messages.ts'

export const keeperEmails: Translation<typeof words> = {
  yourDashboard: { draft: 'Wò axa' },
  wherePlace: { draft: 'Afi si: {place}' },
  whoUsernameFromAddress: { draft: 'Ame si: {username}, tso {address}' },
  whenDayHour: { draft: 'Ɣeyiɣi: {day} {hour}' },
  paymentDetailsPlaceWait: { draft: '{place} ƒe fexexe ƒe numeɖeɖe le ame evelia lalam' },
  somebodyChangedWhatTells: {
    draft:
      'Ame aɖe trɔ nusi gblɔna na amewo be afi si woƒe ga yina la. Amedzrowo mekpɔnɛ haɖe o: ele be super admin bubu alo gadzikpɔla bubu nada asi ɖe edzi.',
  },
  paymentDetailsPlaceChange: { draft: '{place} ƒe fexexe ƒe numeɖeɖe atrɔ le ŋkeke ɖeka megbe' },
  somebodyChangedWhatTells2: {
    draft:
      'Ame aɖe trɔ nusi gblɔna na amewo be afi si woƒe ga yina la. Ame bubu aɖeke mele wò hamea si si ate ŋu ada asi ɖe edzi o, eya ta eya ŋutɔ adze dɔ gɔme le {day}, {hour}. Va se ɖe ɣemaɣi la woate ŋu axe mɔ nɛ, eye le kɔsiɖa ɖeka me le ema megbe woate ŋu agbugbɔe. Ne mènya naneke tso eŋu o la, ƒo ka na dɔwɔƒea fifia.',
  },
  before: { draft: 'Tsã:' },
  after: { draft: 'Yeye:' },
  isWrong: { draft: 'Vodada le esia me? Kpɔe fifia:' },
  nothing: { draft: '(naneke)' },
  more: { draft: 'kple bubu {left}' },
  newKeeper: {
    draft:
      '{by} tsɔ dɔ si wɔla ate ŋu ada asi ɖe nusi gblɔna na amewo be afi si woƒe ga yina la dzi na {who}: {work}.',
  },
  users: { draft: 'Accountwo' },
  ourChurch: { draft: 'Míaƒe hame' },
  superAdmin: { draft: 'super admin' },
  treasurer: { draft: 'gadzikpɔla' },
  superAdminLater: { draft: 'super admin, ne woxɔ amekpekpea' },
  treasurerLater: { draft: 'gadzikpɔla, ne woxɔ amekpekpea' },
  somebody: { draft: 'Ame aɖe' },
}
