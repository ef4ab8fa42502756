import type { Translation } from '../../lib/words/translation.ts'
import type { ticketEmailWords } from '../../server/services/registrations/messages.ts'

export const ticketEmails: Translation<typeof ticketEmailWords> = {
  placed: { draft: 'Wo din wɔ mu: {event}' },
  waiting: { draft: 'Woretwɛn baabi: {event}' },
  free: { draft: 'Woanya baabi: {event}' },
  placedText: { draft: { one: 'Ticket {count} yɛ wo dea.', other: 'Ticket {count} yɛ wo dea.' } },
  waitingText: { draft: 'Mmaabi nyinaa ayɛ ma. Woretwɛn baabi; sɛ mmaabi da hɔ a, yɛbɛtwerɛ wo.' },
  freeText: { draft: 'Mmaabi ada hɔ, na ɛyɛ wo dea. Wo ticket wɔ kratafa a yɛdii kan somaa wo no so.' },
  due: { draft: 'Deɛ wobɛtua wɔ ɛpono ano: {amount}' },
  dueOnline: { draft: 'Deɛ wobɛtua wɔ kratafa no so, anaa wɔ ɛpono ano: {amount}' },
  heldText: {
    draft: {
      one: 'Yɛkora baabi {count} ma wo dɔnhwere baako. Yɛsrɛ wo, tua {amount} wɔ kratafa no so: ɛno na ticket no yɛ wo dea.',
      other:
        'Yɛkora mmaabi {count} ma wo dɔnhwere baako. Yɛsrɛ wo, tua {amount} wɔ kratafa no so: ɛno na ticket no yɛ wo dea.',
    },
  },
  freeHeldText: {
    draft:
      'Mmaabi ada hɔ. Yɛkora ma wo da koro: yɛsrɛ wo, tua wɔ kratafa a yɛdii kan somaa wo no so. Ɛno na ticket no yɛ wo dea.',
  },
  lapsed: { draft: 'Wo mmaabi akɔ afoforɔ nkyɛn: {event}' },
  lapsedText: {
    draft:
      'Woantua wo mmaabi no ho ka ntɛm, enti ɛkɔɔ afoforɔ nkyɛn. Sɛ woatua akyire yi a, mmaabi da hɔ a wo na wodi kan, anaa asɔre no de sika no san ma wo.',
  },
  page: { draft: 'Wo ticket: {page}' },
  pageName: { draft: 'Ticket, wɔ afidie a wode twerɛɛ wo din no so' },
  notYou: {
    draft: 'Ɛnyɛ wo na wotwerɛɛ wo din? Ɛnneɛ obi dii mfomsoɔ wɔ address no mu, na ɛho nhia sɛ woyɛ hwee.',
  },
}
