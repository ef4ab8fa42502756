import type { Translation } from '../../lib/words/translation.ts'
import type { ticketEmailWords } from '../../server/services/registrations/messages.ts'

export const ticketEmails: Translation<typeof ticketEmailWords> = {
  placed: { draft: 'Ogbɛi yɛ mli: {event}' },
  waiting: { draft: 'Oomɛ he: {event}' },
  free: { draft: 'Ona he: {event}' },
  placedText: { draft: { one: 'Ticket {count} ji onɔ.', other: 'Tickets {count} ji onɔ.' } },
  waitingText: { draft: 'Hei lɛ fɛɛ eyi obɔ. Oomɛ he; kɛ hei gbele lɛ, wɔbaaŋma bo.' },
  freeText: { draft: 'Hei egbele, ni ji onɔ. Otickets lɛ yɛ baafa ni wɔtsɔ hiɛ wɔkɛmaje bo lɛ nɔ.' },
  due: { draft: 'Nɔ ni obaawo yɛ shinaa lɛ naa: {amount}' },
  dueOnline: { draft: 'Nɔ ni obaawo yɛ baafa lɛ nɔ, loo yɛ shinaa lɛ naa: {amount}' },
  heldText: {
    draft: {
      one: 'Wɔkɛ he {count} eto eha bo ŋmɛlɛtswaa kome. Ofainɛ, wo {amount} yɛ baafa lɛ nɔ: no lɛ ticket lɛ ji onɔ.',
      other:
        'Wɔkɛ hei {count} eto eha bo ŋmɛlɛtswaa kome. Ofainɛ, wo {amount} yɛ baafa lɛ nɔ: no lɛ tickets lɛ ji onɔ.',
    },
  },
  freeHeldText: {
    draft:
      'Hei egbele. Wɔkɛto wɔha bo gbi kome: ofainɛ, wo nyɔmɔ yɛ baafa ni wɔtsɔ hiɛ wɔkɛmaje bo lɛ nɔ. No lɛ tickets lɛ ji onɔ.',
  },
  lapsed: { draft: 'Ohei lɛ eya eha mɛi krokomɛi: {event}' },
  lapsedText: {
    draft:
      'Awooo ohei lɛ ahe nyɔmɔ yɛ be naa, ni amɛya amɛha mɛi krokomɛi. Kɛ owo naagbee lɛ, bo otsɔɔ hiɛ kɛ hei gbele, loo asafo lɛ kuɔ shika lɛ sɛɛ kɛhaa bo.',
  },
  page: { draft: 'Otickets: {page}' },
  pageName: { draft: 'Tickets, yɛ tsɔne ni okɛŋma ogbɛi lɛ nɔ' },
  notYou: { draft: 'Jeee bo oŋma ogbɛi? No lɛ mɔ ko tɔ̃ yɛ address lɛ mli, ni ehiaaa akɛ ofeɔ nɔ ko.' },
}
