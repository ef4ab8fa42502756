import type { Translation } from '../../lib/words/translation.ts'
import type { eventReminderWords } from '../../server/services/events/messages.ts'

export const eventReminders: Translation<typeof eventReminderWords> = {
  subject: { draft: 'Kaimɔ: {event}' },
  begins: { draft: '“{event}” baaje shishi {day} yɛ {hour}.' },
  endsAtHour: { draft: '“{event}” baaje shishi {day} yɛ {hour} ni ebaagbe naa yɛ {endHour}.' },
  endsOnDay: { draft: '“{event}” baaje shishi {day} yɛ {hour} ni ebaagbe naa {endDay}.' },
  endsOnDayAtHour: { draft: '“{event}” baaje shishi {day} yɛ {hour} ni ebaagbe naa {endDay} yɛ {endHour}.' },
  where: { draft: 'He: {place}' },
  online: { draft: 'yɛ Intanɛt nɔ' },
  onlineMeeting: { draft: 'Kpee yɛ Intanɛt nɔ' },
  more: { draft: 'He saji: {page}' },
  why: { draft: 'Onu enɛ ejaakɛ obi kaimɔ loo oŋma ogbɛi.' },
  signUpPage: { draft: 'Gbɛi ŋmaa kɛha {event}' },
}
