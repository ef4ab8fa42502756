import type { Translation } from '../../lib/words/translation.ts'
import type { eventNewsWords } from '../../server/services/event-news/messages.ts'

export const eventNews: Translation<typeof eventNewsWords> = {
  cancelledSubject: { draft: 'Annulé : {event}' },
  backSubject: { draft: 'Aura lieu quand même : {event}' },
  changedSubject: { draft: 'Changé : {event}' },
  cancelled: { draft: 'ceci n’aura pas lieu :' },
  changed: { draft: 'ceci a changé, et votre inscription ou votre rappel reste :' },
  back: { draft: 'ceci aura lieu quand même, et votre inscription ou votre rappel est de nouveau là :' },
  change: { draft: '{event}, maintenant {now} (avant : {before})' },
  online: { draft: 'en ligne' },
  more: { draft: 'En savoir plus : {page}' },
  eventsPage: { draft: 'Événements' },
  fellowshipPage: { draft: 'Mon groupe' },
  why: { draft: 'Vous recevez ceci parce que vous êtes sur la liste ou que vous avez demandé un rappel.' },
}
