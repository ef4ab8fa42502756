import type { Translation } from '../../lib/words/translation.ts'
import type { givingEmailWords } from '../../server/giving/giving/messages.ts'

export const givingEmails: Translation<typeof givingEmailWords> = {
  givePage: { draft: 'Hamɔ' },
  givingPage: { draft: 'Minikeenii' },
  pledgeSubject: { draft: 'Oshiwoo: {pledge}' },
  promised: { draft: 'Owo shi akɛ obaaha {amount} kɛha “{pledge}”.' },
  came: { draft: 'Emli {amount} eba. Oyiwaladɔŋŋ!' },
  open: { draft: '{amount} eshwɛ.' },
  openUntil: { draft: '{amount} eshwɛ, kɛ obaanyɛ kɛyashi {day}.' },
  givePart: { draft: 'Ha emli fã ko: {page}' },
  tooMuch: {
    draft:
      'Kɛ efa fe nine kɛha bo lɛ, obaanyɛ oba oshiwoo lɛ shi loo oshi nɔ ni eshwɛ lɛ. Mɔ ko biiŋ bo nɔ hewɔ:',
  },
  stop: { draft: 'Tsi kaimɔi nɛɛ kɛ nine ko miamɔ: {page}' },
  reminderSubject: { draft: 'Obaasumɔ ni oha: {fund}' },
  weekly: { draft: 'Obi akɛ akai bo otsi fɛɛ otsi ni oha {amount} kɛha {fund} kɛtsɔ {method} nɔ.' },
  monthly: { draft: 'Obi akɛ akai bo nyɔŋ fɛɛ nyɔŋ ni oha {amount} kɛha {fund} kɛtsɔ {method} nɔ.' },
  giveNow: { draft: 'Ha bianɛ: {page}' },
  notByItself: { draft: 'Nɔ ko woɔ ehe nyɔmɔ, ni obaanyɛ otsake shika lɛ kɛ nɔ hewɔ yɛ jɛmɛ.' },
  stoppedSubject: { draft: 'Ajieee shika kɛjɛɛɛ okaadi lɛ nɔ dɔŋŋ' },
  stopped: { draft: 'Wɔnyɛɛɛ wɔjie {amount} kɛha {fund} kɛjɛ okaadi ({card}) lɛ nɔ yɛ nyɔŋ nɛɛ mli: {why}' },
  stoppedThen: {
    draft:
      'Wɔtsi, ni wɔkaŋ ekoŋŋ. Nɔ ni wɔkɛto yɛ kaadi lɛ he lɛ, wɔjie. Kɛ obaasumɔ ni oya nɔ lɛ, kɛ kaadi aha shikome, ni okɛɛ yɛ jɛmɛ akɛ abaanyɛ ajie nyɔŋ fɛɛ nyɔŋ:',
  },
  promptText: {
    draft: 'Mɔ ko bi nɔmba nɛɛ akɛ ewo shika eha {church}. Kɛ jeee bo lɛ, kaakpɛlɛ nɔ ko nɔ. Tsi lɛ: {page}',
  },
  detailsChanged: { draft: '{place} nyɔmɔwoo saji etsake' },
  detailsChangedText: {
    draft:
      '{username} ekpɛlɛ nɔ ni {by} tsake lɛ nɔ: nɔ ni kɛɔ mɛi he ni amɛshika yaa lɛ. Abaanyɛ aku sɛɛ yɛ otsi kome mli.',
  },
  detailsStay: { draft: '{place} nyɔmɔwoo saji hiɔ shi tamɔ bɔ ni eyɔɔ' },
  detailsStayText: {
    draft: '{username} kpɛlɛɛɛ tsakemɔ ko nɔ, ni kɔɔ nɔ ni kɛɔ mɛi he ni amɛshika yaa lɛ he.',
  },
  detailsAsBefore: { draft: '{place} nyɔmɔwoo saji yɛ tamɔ tsutsu lɛ' },
  detailsAsBeforeText: {
    draft:
      '{username} eku tsakemɔ ko sɛɛ, ni kɔɔ nɔ ni kɛɔ mɛi he ni amɛshika yaa lɛ he. Gbɔi kaneɔ nɔ ni yɔɔ jɛmɛ tsutsu lɛ ekoŋŋ.',
  },
  refundWaits: { draft: 'Sɛɛkuu ko miimɛ okpɛlɛmɔ nɔ' },
  refundWaitsText: {
    draft: 'Shikakwɛlɔ ko bi akɛ aku nikeenii ni ereceipt ji {receipt} lɛ sɛɛ. Esa akɛ mɔ kroko kpɛlɛ nɔ.',
  },
  refundApproved: { draft: 'Akpɛlɛ sɛɛkuu ko nɔ' },
  refundDeclined: { draft: 'Akpɛlɛɛɛ sɛɛkuu ko nɔ' },
  refundApprovedText: { draft: '{by} ekpɛlɛ nɔ akɛ aku nikeenii ni ereceipt ji {receipt} lɛ sɛɛ.' },
  refundDeclinedText: { draft: '{by} kpɛlɛɛɛ nɔ akɛ aku nikeenii ni ereceipt ji {receipt} lɛ sɛɛ.' },
  refundsPage: { draft: 'Sɛɛkuu' },
}
