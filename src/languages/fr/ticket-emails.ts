import type { Translation } from '../../lib/words/translation.ts'
import type { ticketEmailWords } from '../../server/services/registrations/messages.ts'

export const ticketEmails: Translation<typeof ticketEmailWords> = {
  placed: { draft: 'Votre inscription : {event}' },
  waiting: { draft: 'Vous êtes sur la liste d’attente : {event}' },
  free: { draft: 'Vous avez une place : {event}' },
  placedText: { draft: { one: 'Un billet est à vous.', other: '{count} billets sont à vous.' } },
  waitingText: {
    draft:
      'Toutes les places sont prises. Vous êtes sur la liste d’attente, et nous vous écrivons dès qu’il y a des places.',
  },
  freeText: {
    draft:
      'Des places se sont libérées, et elles sont à vous. Vos billets sont sur la page que nous vous avons envoyée d’abord.',
  },
  due: { draft: 'À payer au guichet : {amount}' },
  page: { draft: 'Vos billets : {page}' },
  pageName: { draft: 'Billets, sur l’appareil avec lequel vous vous êtes inscrit' },
  notYou: {
    draft:
      'Vous ne vous êtes pas inscrit ? Alors quelqu’un s’est trompé d’adresse, et vous n’avez rien à faire.',
  },
  dueOnline: { draft: 'À payer sur la page, ou à l’accueil : {amount}' },
  heldText: {
    draft: {
      one: 'Une place est gardée pour vous pendant une heure. Payez {amount} sur la page : le billet est alors à vous.',
      other:
        '{count} places sont gardées pour vous pendant une heure. Payez {amount} sur la page : les billets sont alors à vous.',
    },
  },
  freeHeldText: {
    draft:
      'Des places se sont libérées. Elles sont gardées pour vous pendant un jour : payez sur la page que nous vous avons envoyée d’abord. Les billets sont alors à vous.',
  },
  lapsed: { draft: 'Vos places sont allées à d’autres : {event}' },
  lapsedText: {
    draft:
      'Vos places n’ont pas été payées à temps et sont allées à d’autres. Si vous avez payé tout de même, vous êtes le premier quand des places se libèrent, ou l’église rend l’argent.',
  },
}
