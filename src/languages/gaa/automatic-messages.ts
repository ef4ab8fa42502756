import type { Translation } from '../../lib/words/translation.ts'
import type { automaticWords } from '../../server/messages/translated/messages.ts'

export const automaticMessages: Translation<typeof automaticWords> = {
  eventSubject: { draft: 'Kaimɔ: {event}' },
  event: { draft: '{firstName}, {event} baaje shishi {when}. He: {where}' },
  serviceSubject: { draft: 'Kaimɔ: {service}' },
  service: { draft: '{firstName}, {service} baahi shi {when}. He: {where}' },
  pledgeSubject: { draft: 'Oshiwoo: {pledge}' },
  pledge: {
    draft:
      '{firstName}, enɛ ji kaimɔ kɛha {pledge} shiwoo lɛ, taakɛ obi. Nɔ ni eshwɛ, kɛ bɔ ni otsakeɔ: {page}',
  },
  missedSubject: { draft: 'Wɔmiisusu ohe, {firstName}' },
  missed: {
    draft:
      '{firstName}, wɔnako bo otsii fioo, ni wɔmiisusu ohe. Kɛ nɔ ko yɛ ni wɔbaafee loo wɔsɔle yɛ he lɛ, kɛɛ wɔ. Wɔheɔ bo be fɛɛ be.',
  },
  birthdaySubject: { draft: 'Fɔmɔ gbi miishɛɛ, {firstName}!' },
  birthday: {
    draft: 'Fɔmɔ gbi miishɛɛ, {firstName}! Wɔda Nyɔŋmɔ shi yɛ ohewɔ ni wɔsɔleɔ akɛ oafi hee nɛɛ aafee jɔɔmɔ.',
  },
}
