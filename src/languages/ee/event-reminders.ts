import type { Translation } from '../../lib/words/translation.ts'
import type { eventReminderWords } from '../../server/services/events/messages.ts'

export const eventReminders: Translation<typeof eventReminderWords> = {
  subject: { draft: 'Ŋkuɖodzinya: {event}' },
  begins: { draft: '“{event}” adze egɔme {day} le {hour}.' },
  endsAtHour: { draft: '“{event}” adze egɔme {day} le {hour} eye wòawu enu le {endHour}.' },
  endsOnDay: { draft: '“{event}” adze egɔme {day} le {hour} eye wòawu enu {endDay}.' },
  endsOnDayAtHour: { draft: '“{event}” adze egɔme {day} le {hour} eye wòawu enu {endDay} le {endHour}.' },
  where: { draft: 'Afi: {place}' },
  online: { draft: 'le Internet dzi' },
  onlineMeeting: { draft: 'Takpekpe le Internet dzi' },
  more: { draft: 'Numeɖeɖe: {page}' },
  why: { draft: 'Èse esia elabena èbia ŋkuɖodzi alo ŋlɔ wò ŋkɔ.' },
  signUpPage: { draft: 'Ŋlɔ ŋkɔ: {event}' },
}
