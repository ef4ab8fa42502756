import type { Translation } from '../../lib/words/translation.ts'
import type { eventReminderWords } from '../../server/services/events/messages.ts'

export const eventReminders: Translation<typeof eventReminderWords> = {
  subject: { draft: 'Rappel : {event}' },
  begins: { draft: '« {event} » commence {day} à {hour}.' },
  endsAtHour: { draft: '« {event} » commence {day} à {hour} et finit à {endHour}.' },
  endsOnDay: { draft: '« {event} » commence {day} à {hour} et finit {endDay}.' },
  endsOnDayAtHour: { draft: '« {event} » commence {day} à {hour} et finit {endDay} à {endHour}.' },
  where: { draft: 'Où : {place}' },
  online: { draft: 'en ligne' },
  onlineMeeting: { draft: 'Réunion en ligne' },
  more: { draft: 'En savoir plus : {page}' },
  why: { draft: 'Vous recevez ceci parce que vous avez demandé un rappel ou que vous êtes sur la liste.' },
  signUpPage: { draft: 'Inscription à {event}' },
}
