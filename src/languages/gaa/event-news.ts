import type { Translation } from '../../lib/words/translation.ts'
import type { eventNewsWords } from '../../server/services/event-news/messages.ts'

export const eventNews: Translation<typeof eventNewsWords> = {
  cancelledSubject: { draft: 'Afoo mli: {event}' },
  backSubject: { draft: 'Shi ebaaba mli: {event}' },
  changedSubject: { draft: 'Atsake: {event}' },
  cancelled: { draft: 'enɛ baŋ mli:' },
  changed: { draft: 'enɛ etsake, ni ogbɛi loo kaimɔ lɛ hiɔ shi:' },
  back: { draft: 'shi enɛ baaba mli, ni ogbɛi loo kaimɔ lɛ eku sɛɛ eba:' },
  change: { draft: '{event}, bianɛ {now} (tsutsu: {before})' },
  online: { draft: 'yɛ Intanɛt nɔ' },
  more: { draft: 'He saji: {page}' },
  eventsPage: { draft: 'Nifeemɔi' },
  fellowshipPage: { draft: 'Mikuu' },
  why: { draft: 'Onu enɛ ejaakɛ oŋma ogbɛi loo obi kaimɔ.' },
}
