import type { Translation } from '../../lib/words/translation.ts'
import type { automaticWords } from '../../server/messages/translated/messages.ts'

export const automaticMessages: Translation<typeof automaticWords> = {
  eventSubject: { draft: 'Ŋkuɖodzinya: {event}' },
  serviceSubject: { draft: 'Ŋkuɖodzinya: {service}' },
}
