import type { Translation } from '../../lib/words/translation.ts'
import type { eventReminderWords } from '../../server/services/events/messages.ts'

export const eventReminders: Translation<typeof eventReminderWords> = {
  subject: { draft: 'Nkaekaeɛ: {event}' },
  begins: { draft: '“{event}” bɛhyɛ aseɛ {day}, {hour}.' },
  endsAtHour: { draft: '“{event}” bɛhyɛ aseɛ {day}, {hour}, na aba awieeɛ {endHour}.' },
  endsOnDay: { draft: '“{event}” bɛhyɛ aseɛ {day}, {hour}, na aba awieeɛ {endDay}.' },
  endsOnDayAtHour: { draft: '“{event}” bɛhyɛ aseɛ {day}, {hour}, na aba awieeɛ {endDay}, {endHour}.' },
  where: { draft: 'Baabi: {place}' },
  online: { draft: 'internet so' },
  onlineMeeting: { draft: 'Nhyiamu wɔ internet so' },
  more: { draft: 'Nsɛm pii wɔ ha: {page}' },
  why: { draft: 'Wonya yei ɛfiri sɛ wosrɛeɛ sɛ yɛnkae wo, anaa wotwerɛɛ wo din.' },
  signUpPage: { draft: 'Twerɛ wo din ma {event}' },
}
