import type { Translation } from '../../lib/words/translation.ts'
import type { eventNewsWords } from '../../server/services/event-news/messages.ts'

export const eventNews: Translation<typeof eventNewsWords> = {
  cancelledSubject: { draft: 'Wɔatwa mu: {event}' },
  backSubject: { draft: 'Ɛbɛba so: {event}' },
  changedSubject: { draft: 'Nsakraeɛ: {event}' },
  cancelled: { draft: 'yei remma so:' },
  changed: { draft: 'yei asesa, na wo din da so wɔ hɔ:' },
  back: { draft: 'yei bɛba so, na wo din wɔ hɔ bio:' },
  change: { draft: '{event}, seesei {now} (kane: {before})' },
  online: { draft: 'internet so' },
  more: { draft: 'Nsɛm pii wɔ ha: {page}' },
  eventsPage: { draft: 'Dwumadie' },
  fellowshipPage: { draft: 'Me fekuo' },
  why: { draft: 'Wonya yei ɛfiri sɛ wotwerɛɛ wo din, anaa wosrɛeɛ sɛ yɛnkae wo.' },
}
