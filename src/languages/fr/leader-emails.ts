import type { Translation } from '../../lib/words/translation.ts'
import type { leaderEmailWords } from '../../server/groups/fellowships/messages.ts'

export const leaderEmails: Translation<typeof leaderEmailWords> = {
  newWords: {
    draft: { one: '{count} nouveau message pour vous', other: '{count} nouveaux messages pour vous' },
  },
  came: {
    draft: {
      one: '{count} nouveau message pour vous est venu de {fellowship}.',
      other: '{count} nouveaux messages pour vous sont venus de {fellowship}.',
    },
  },
  readAndAnswer: { draft: 'Lisez et répondez dans votre boîte : {page}' },
  page: { draft: 'Tableau de bord du responsable, Messages' },
  messageSubject: { draft: 'Un message pour {fellowship} de {username}' },
  unprovenSubject: { draft: 'Quelqu’un a écrit à {fellowship}' },
  unproven: {
    draft:
      'Quelqu’un a écrit à {fellowship} sans avoir confirmé ici ni adresse e-mail ni numéro de téléphone. Ce qu’il a écrit, et qui il dit être, se trouve dans votre boîte.',
  },
  answer: { draft: 'Répondez depuis votre boîte : {page}' },
}
