import type { Translation } from '../../lib/words/translation.ts'
import type { ticketEmailWords } from '../../server/services/registrations/messages.ts'

export const ticketEmails: Translation<typeof ticketEmailWords> = {
  placed: { draft: 'Wò ŋkɔ le eme: {event}' },
  waiting: { draft: 'Èle teƒe lalam: {event}' },
  free: { draft: 'Èkpɔ teƒe: {event}' },
  placedText: { draft: { one: 'Ticket {count} zu tɔwò.', other: 'Ticket {count} zu tɔwò.' } },
  waitingText: { draft: 'Teƒewo katã yɔ. Èle teƒe lalam; ne teƒewo ʋu la, míaŋlɔ na wò.' },
  freeText: { draft: 'Teƒewo ʋu, eye wozu tɔwò. Wò ticketwo le axa si míeɖo ɖe wò gbã la dzi.' },
  due: { draft: 'Esi nàxe le ʋɔtrua nu: {amount}' },
  dueOnline: { draft: 'Esi nàxe le axaa dzi, alo le ʋɔtrua nu: {amount}' },
  heldText: {
    draft: {
      one: 'Míedzra teƒe {count} ɖo na wò gaƒoƒo ɖeka. Taflatsɛ xe {amount} le axaa dzi: ekema ticketa zu tɔwò.',
      other:
        'Míedzra teƒe {count} ɖo na wò gaƒoƒo ɖeka. Taflatsɛ xe {amount} le axaa dzi: ekema ticketawo zu tɔwò.',
    },
  },
  freeHeldText: {
    draft:
      'Teƒewo ʋu. Míedzra wo ɖo na wò ŋkeke ɖeka: taflatsɛ xe fe le axa si míeɖo ɖe wò gbã la dzi. Ekema ticketawo zu tɔwò.',
  },
  lapsed: { draft: 'Wò teƒewo yi na ame bubuwo: {event}' },
  lapsedText: {
    draft:
      'Womexe fe ɖe wò teƒewo ta kaba o, eye woyi na ame bubuwo. Ne èva xe fe kokoko la, wòe anɔ ŋgɔ ne teƒewo ʋu, alo hamea agbugbɔ gaa na wò.',
  },
  page: { draft: 'Wò ticketwo: {page}' },
  pageName: { draft: 'Ticketwo, le mɔ̃ si dzi nèŋlɔ ŋkɔ le la dzi' },
  notYou: { draft: 'Menye wòe ŋlɔ ŋkɔ oa? Ekema ame aɖe ŋlɔ adrɛs gbegblẽ, eye mehiã be nàwɔ naneke o.' },
}
