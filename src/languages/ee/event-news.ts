import type { Translation } from '../../lib/words/translation.ts'
import type { eventNewsWords } from '../../server/services/event-news/messages.ts'

export const eventNews: Translation<typeof eventNewsWords> = {
  cancelledSubject: { draft: 'Wodzudzɔe: {event}' },
  backSubject: { draft: 'Azɔ ava eme: {event}' },
  changedSubject: { draft: 'Wotrɔe: {event}' },
  cancelled: { draft: 'esia mele eme vam o:' },
  changed: { draft: 'esia trɔ, eye wò ŋkɔ alo ŋkuɖodzi gale eme:' },
  back: { draft: 'azɔ esia ava eme, eye wò ŋkɔ alo ŋkuɖodzi gbɔ:' },
  change: { draft: '{event}, fifia {now} (tsã: {before})' },
  online: { draft: 'le Internet dzi' },
  more: { draft: 'Numeɖeɖe: {page}' },
  eventsPage: { draft: 'Wɔnawo' },
  fellowshipPage: { draft: 'Nye habɔbɔ' },
  why: { draft: 'Èse esia elabena èŋlɔ wò ŋkɔ alo bia ŋkuɖodzi.' },
}
