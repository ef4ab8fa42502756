import type { Translation } from '../../lib/words/translation.ts'
import type { automaticWords } from '../../server/messages/translated/messages.ts'

export const automaticMessages: Translation<typeof automaticWords> = {
  eventSubject: { draft: 'Nkaekaeɛ: {event}' },
  event: { draft: '{firstName}, {event} bɛhyɛ aseɛ {when}. Baabi: {where}' },
  serviceSubject: { draft: 'Nkaekaeɛ: {service}' },
  service: { draft: '{firstName}, {service} bɛba so {when}. Baabi: {where}' },
  pledgeSubject: { draft: 'Wo bɔhyɛ: {pledge}' },
  pledge: {
    draft:
      '{firstName}, yɛrekae wo bɔhyɛ a wohyɛɛ maa {pledge}, sɛdeɛ wosrɛeɛ no. Deɛ aka ne sɛdeɛ wosesa: {page}',
  },
  missedSubject: { draft: 'Yɛdwene wo ho, {firstName}' },
  missed: {
    draft:
      '{firstName}, yɛnhunuu wo nnawɔtwe kakra ni, na yɛdwene wo ho. Sɛ biribi wɔ hɔ a yɛbɛyɛ anaa yɛbɛbɔ ho mpaeɛ a, ka kyerɛ yɛn. Akwaaba daa.',
  },
  birthdaySubject: { draft: 'Ɛnnɛ na wɔwoo wo, {firstName}!' },
  birthday: {
    draft:
      '{firstName}, ɛnnɛ na wɔwoo wo! Yɛda Onyame ase wɔ wo ho, na yɛbɔ mpaeɛ sɛ afe foforɔ yi bɛyɛ nhyira ama wo.',
  },
}
