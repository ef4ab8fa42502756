import type { settingsPageWords } from '../../islands/accounts/settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsPage: Translation<typeof settingsPageWords> = {
  title: { draft: 'Ɖoɖowo' },
  description: { draft: 'Wò foto, mɔʋunya, mɔ̃wo, amadedewo kple nyatakakawo.' },
  lede: { draft: 'Ɖoɖowo dzraa wo ɖokui ɖo. Ŋkɔwo, telefon kple adrɛs le <a>wò nyatakakawo</a> me.' },
  photographLede: { draft: 'Wò ŋkume ƒe foto kpena ɖe amewo ŋu be woayɔ ŋkɔwò ado gbe na wò.' },
  telephoneLede: {
    draft: 'Ɖo kpe wò xexlẽdzesi dzi zi ɖeka, eye àte ŋu age ɖe eme ahatia mɔʋunya yeye kple SMS code.',
  },
  privacyLede: { draft: 'Ame siwo ate ŋu akpɔ wò nyatakakawo, kpe ɖe hamea ƒe dɔwɔƒe ŋu.' },
  consentLede: { draft: 'Nusi dzi nèlɔ̃ ɖo, kple mɔ si dzi nàto aɖe asi le eŋu.' },
  passwordMails: { draft: 'Míeŋlɔna ɖe wò e-mail adrɛs ne wotrɔe.' },
  passwordLede: { draft: 'Tia bubu.' },
  twoStepsLede: { draft: 'Afɔɖeɖe evelia tsɔ kpe ɖe wò mɔʋunya ŋu.' },
  devicesLede: { draft: 'Afi siwo nège ɖe eme le. Do le esiwo nètsɔ na ame, nèdzra alo nèbu dzi.' },
  coloursLede: {
    draft: 'Viviti nyo na ŋkuwo le zã me; kekeli le bɔbɔe na xexlẽ le ɣe me. Wodzrae ɖo le mɔ̃ sia dzi.',
  },
  dataSaverLede: {
    draft:
      'Mawunyagbɔgblɔwo ƒe fotowo mevana o, eye ne woate ŋu aɖo to mawunyagbɔgblɔ la, wofiaa esia hafi video. Wodzrae ɖo le mɔ̃ sia dzi.',
  },
  mailsLede: { draft: 'Nusi hamea ɖoa ɖe wò e-mail adrɛs dzi.' },
  announcements: { draft: 'Gbeƒãɖeɖewo mevana to e-mail dzi o; wole <a>wò axa</a> dzi.' },
  messagesLede: { draft: 'Nusi hamedɔwɔlawo kple wò kplɔla ate ŋu aŋlɔ na wò, kple alesi wòaɖo gbɔwò.' },
  calendarLede: { draft: 'Hamea kple wò habɔbɔ ƒe wɔnawo, kple woƒe takpekpe linkwo.' },
  givingLede: { draft: 'Nusi nèna, kple wò receiptwo, na ɣeyiɣi ɖe sia ɖe. Wò kple gadzikpɔla koe kpɔnɛ.' },
  scheduleLede: { draft: 'Subɔsubɔ biabiawo, wò ɣeyiɣiwo, ŋkeke siwo màte ŋui o kple ŋkuɖodziwo.' },
  dataLede: {
    draft: 'Nusi katã hamea dzra ɖo tso ŋuwò le fail ɖeka me (JSON), be nàxlẽ alo nàtsɔe ayi teƒe bubu.',
  },
  closeLede: { draft: 'Ne èle dzodzom le mía gbɔ, alo nèdi be yeadze egɔme yeye.' },
  needsScript: { draft: 'Wò ɖoɖowo tɔtrɔ' },
  mailPassword: {
    draft: 'Link na mɔʋunya yeye, ne èbia, kple nya tso wò mɔʋunya ƒe tɔtrɔ ɖe sia ɖe ŋu vana ɣesiaɣi.',
  },
  mailClosed: { draft: 'Nenema ke nya be wotu wò account, ne ètui.' },
  calendarSecret: { draft: 'Ame si si adrɛsa le xlẽa kalenda sia. Mègatsɔe na ame aɖeke o.' },
  openGiving: { draft: 'Ʋu nye nunanawo' },
  openSchedule: { draft: 'Ʋu nye dɔwɔɖoɖo' },
  closeSignedOut: {
    draft: 'Woɖea wò le eme le teƒe sia teƒe enumake, eye wò kplɔla megakpɔa wò le hameviwo dome o.',
  },
  closeDays: { draft: 'Womatutu naneke o le ŋkeke 14 me: ge ɖe eme, eye àte ŋu agbugbɔe axɔ.' },
  closeDeleted: {
    draft:
      'Emegbe wotutua wò nyatakakawo, foto, ame siwo va, ŋkɔŋɔŋlɔwo kple gbedodoɖa biabia siwo le adzame.',
  },
  closeStays: {
    draft:
      'Wò gbedodoɖa biabia siwo amewo kpɔ, ɖaseɖiɖiwo kple chat gbedasiwo nɔa anyi, wò ŋkɔ kple foto manɔmee: ame bubuwo do gbe ɖa kpli wo. Ne èdi la, bia hamea ƒe dɔwɔƒe be woatutu wo.',
  },
}
