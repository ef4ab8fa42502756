import type { joinWords } from '../../islands/groups/fellowships/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const joining: Translation<typeof joinWords> = {
  join: { draft: 'Rejoindre' },
  accepted: { draft: 'Accepté. Vous êtes dans ce groupe' },
  belongs: { draft: 'Vous êtes dans ce groupe' },
  waits: { draft: 'Le responsable a votre demande' },
  heading: { draft: 'Rejoindre un groupe' },
  why: {
    draft:
      'Vous ne faites encore partie d’aucun groupe. Dans un groupe, on connaît votre nom, et on prie pour vous par votre nom. Lequel choisir ? <a>Voyez ce qu’ils font, et quand ils se réunissent</a>.',
  },
  withdrawRequest: { draft: 'Retirer<a> la demande de rejoindre {name}</a>' },
  leaderHasIt: { draft: 'Le responsable de {name} a votre demande.' },
  acceptedBy: { draft: '{name} vous a accueilli.' },
  acceptedWord: { draft: '{name} vous a accueilli. Le responsable écrit : « {answer} »' },
  declined: { draft: '{name} ne peut pas vous accueillir pour le moment.' },
  declinedWord: {
    draft: '{name} ne peut pas vous accueillir pour le moment. Le responsable écrit : « {answer} »',
  },
}
