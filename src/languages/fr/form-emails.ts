import type { Translation } from '../../lib/words/translation.ts'
import type { formEmailWords } from '../../server/services/forms/messages.ts'

export const formEmails: Translation<typeof formEmailWords> = {
  taken: { draft: 'Nous avons votre réponse : {form}' },
  waits: { draft: 'Vous êtes sur la liste d’attente : {form}' },
  placeFree: { draft: 'Vous avez une place : {form}' },
  takenText: { draft: 'Merci. Nous avons votre réponse.' },
  waitsText: {
    draft:
      'Toutes les places sont prises. Vous êtes sur la liste d’attente, et nous vous écrivons dès qu’une place est libre.',
  },
  placeFreeText: { draft: 'Une place s’est libérée, et elle est à vous.' },
  notYou: {
    draft:
      'Vous n’avez pas rempli ce formulaire ? Alors quelqu’un s’est trompé d’adresse, et vous n’avez rien à faire.',
  },
  newAnswer: { draft: 'Une nouvelle réponse : {form}' },
  newAnswerText: {
    draft: 'Quelqu’un a répondu au formulaire « {form} ». Ce qui a été écrit n’est pas dans cet e-mail.',
  },
  read: { draft: 'Lire les réponses : {page}' },
  page: { draft: 'Formulaires' },
  withdraw: {
    draft: 'Vous ne pouvez pas venir, ou voulez reprendre votre réponse ? Retirez-la d’un appui : {page}',
  },
  withdrawPage: { draft: 'le lien dans l’e-mail' },
}
