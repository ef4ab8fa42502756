import type { Translation } from '../../lib/words/translation.ts'
import type { rotaEmailWords } from '../../server/services/rota/messages.ts'

export const rotaEmails: Translation<typeof rotaEmailWords> = {
  order: { draft: 'L’ordre du culte : {page}' },
  orderPage: { draft: 'Ordre du culte' },
  page: { draft: 'Planning' },
  shift: { draft: '{team} : {service}, {day}' },
  shiftAtHour: { draft: '{team} : {service}, {day}, à {hour}' },
  shiftFromFirstLight: { draft: '{team} : {service}, {day}, dès l’aube' },
  askedSubject: { draft: { one: 'Pouvez-vous servir ?', other: 'Pouvez-vous servir ? {count} cultes' } },
  asked: { draft: 'On vous demande de servir :' },
  answer: { draft: 'Répondez oui ou non : {page}' },
  noReason: {
    draft:
      'Un non n’a pas besoin de raison. Vous pouvez aussi y dire quand vous ne pouvez pas, pour qu’on ne vous demande pas ces jours-là.',
  },
  turnSubject: { draft: 'Votre tour : {team}, {day}' },
  turn: { draft: 'C’est votre tour de servir :' },
  where: { draft: 'Où : {place}' },
  offered: { draft: 'Vous avez proposé ce tour à votre équipe, et personne ne l’a encore pris.' },
  unanswered: {
    draft:
      'Vous n’avez pas encore dit oui ou non. Faites-le, pour qu’on puisse demander à quelqu’un d’autre à temps.',
  },
  thanks: {
    draft:
      'Merci de servir. Si vous ne pouvez pas venir, dites-le sur cette page, ou proposez le tour à votre équipe.',
  },
  remindDays: { draft: 'Vous y choisissez aussi combien de jours avant vous recevez ce rappel.' },
  openSubject: { draft: 'Un tour est de nouveau libre' },
  open: { draft: 'Quelqu’un à qui vous aviez demandé ne peut pas venir. {shift} est de nouveau libre.' },
  takenSubject: { draft: 'Votre tour est pris' },
  taken: { draft: 'Quelqu’un de votre équipe sert à votre place : {shift}.' },
  openAgainSubject: { draft: 'Des tours sont de nouveau libres' },
  left: {
    draft: 'Quelqu’un à qui vous aviez demandé a quitté l’équipe, et ces tours sont de nouveau libres :',
  },
  notNeeded: { draft: 'Finalement, vous n’avez pas besoin de venir' },
  withdrawn: { draft: 'Vous n’avez pas besoin de venir : {shift}. Merci.' },
  removed: { draft: 'Vous n’êtes plus dans cette équipe, vous n’avez donc pas besoin de venir :' },
  moved: {
    draft: 'Le culte est maintenant un autre jour de la semaine, vous n’avez donc pas besoin de venir :',
  },
  deleted: { draft: 'Le culte n’a plus lieu, vous n’avez donc pas besoin de venir :' },
  neededSubject: { draft: 'Finalement, on a besoin de vous' },
  needed: { draft: 'Le culte a lieu quand même, et vous êtes de nouveau au planning comme avant :' },
  thanksForService: { draft: 'Merci pour votre service.' },
  thanksNewDay: { draft: 'On vous demandera peut-être pour le nouveau jour. Merci.' },
  thankYou: { draft: 'Merci.' },
}
