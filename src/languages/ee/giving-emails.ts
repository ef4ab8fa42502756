import type { Translation } from '../../lib/words/translation.ts'
import type { givingEmailWords } from '../../server/giving/giving/messages.ts'

export const givingEmails: Translation<typeof givingEmailWords> = {
  givePage: { draft: 'Nunana' },
  givingPage: { draft: 'Nye nunanawo' },
  pledgeSubject: { draft: 'Wò adzɔgbeɖeɖe: {pledge}' },
  promised: { draft: 'Èɖe adzɔgbe be yeana {amount} ɖe “{pledge}” ta.' },
  came: { draft: 'Eƒe {amount} va. Akpe!' },
  open: { draft: '{amount} susɔ.' },
  openUntil: { draft: '{amount} susɔ, ne àte ŋui va ɖo {day}.' },
  givePart: { draft: 'Na eƒe akpa aɖe: {page}' },
  tooMuch: {
    draft:
      'Ne ezu fũ na wò la, àte ŋu aɖe wò adzɔgbea dzi kpɔtɔ alo aɖe asi le mamlɛa ŋu. Ame aɖeke mabia wò nusi ta o:',
  },
  stop: { draft: 'Dzudzɔ ŋkuɖodzi siawo kple zizi ɖeka: {page}' },
  reminderSubject: { draft: 'Èdi be yeana: {fund}' },
  weekly: {
    draft: 'Èbia be woaɖo ŋku edzi na wò kɔsiɖa ɖe sia ɖe be nàna {amount} ɖe {fund} ta to {method} dzi.',
  },
  monthly: {
    draft: 'Èbia be woaɖo ŋku edzi na wò ɣleti ɖe sia ɖe be nàna {amount} ɖe {fund} ta to {method} dzi.',
  },
  giveNow: { draft: 'Na fifia: {page}' },
  notByItself: { draft: 'Naneke mexea eɖokui o, eye àte ŋu atrɔ agbɔsɔsɔ kple nusi ta le afi ma.' },
  stoppedSubject: { draft: 'Womegaɖea ga tso wò karta dzi o' },
  stopped: { draft: 'Míete ŋu ɖe {amount} na {fund} tso wò karta ({card}) dzi le ɣleti sia me o: {why}' },
  stoppedThen: {
    draft:
      'Míedzudzɔe, eye míagate kpɔ le mía ɖokui si o. Nusi míedzra ɖo tso karta la ŋu la, míetutui. Ne èdi be yeayi edzi la, na zi ɖeka kple karta, eye nàgblɔ le afi ma be woate ŋu aɖee ɣleti ɖe sia ɖe:',
  },
  promptText: {
    draft:
      'Ame aɖe bia xexlẽdzesi sia be wòaxe ga na {church}. Ne menye wòe o la, mègalɔ̃ ɖe naneke dzi o. Dzudzɔe: {page}',
  },
  detailsChanged: { draft: '{place} ƒe fexexe ƒe numeɖeɖe trɔ' },
  detailsChangedText: {
    draft:
      '{username} da asi ɖe nusi {by} trɔ la dzi: nusi gblɔna na amewo be afi si woƒe ga yina la. Woate ŋu agbugbɔe le kɔsiɖa ɖeka me.',
  },
  detailsStay: { draft: '{place} ƒe fexexe ƒe numeɖeɖe nɔa anyi abe alesi wòle ene' },
  detailsStayText: {
    draft: '{username} gbe tɔtrɔ aɖe si ku ɖe nusi gblɔna na amewo be afi si woƒe ga yina la ŋu.',
  },
  detailsAsBefore: { draft: '{place} ƒe fexexe ƒe numeɖeɖe le abe tsã ene' },
  detailsAsBeforeText: {
    draft:
      '{username} gbugbɔ tɔtrɔ aɖe si ku ɖe nusi gblɔna na amewo be afi si woƒe ga yina la ŋu. Amedzrowo gaxlẽa nusi nɔ afi ma tsã.',
  },
  refundWaits: { draft: 'Gbugbɔna aɖe le wò asidadaɖedzi lalam' },
  refundWaitsText: {
    draft:
      'Gadzikpɔla aɖe bia be woagbugbɔ nunana si ƒe receipt nye {receipt}. Ele be ame bubu nada asi ɖe edzi.',
  },
  refundApproved: { draft: 'Woda asi ɖe gbugbɔna aɖe dzi' },
  refundDeclined: { draft: 'Wogbe gbugbɔna aɖe' },
  refundApprovedText: { draft: '{by} da asi ɖe nunana si ƒe receipt nye {receipt} la gbugbɔ dzi.' },
  refundDeclinedText: { draft: '{by} gbe nunana si ƒe receipt nye {receipt} la gbugbɔ.' },
  refundsPage: { draft: 'Gbugbɔnawo' },
}
