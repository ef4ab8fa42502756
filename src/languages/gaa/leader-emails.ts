import type { Translation } from '../../lib/words/translation.ts'
import type { leaderEmailWords } from '../../server/groups/fellowships/messages.ts'

export const leaderEmails: Translation<typeof leaderEmailWords> = {
  newWords: { draft: { one: 'Shɛɛ sane hee {count} kɛha bo', other: 'Shɛɛ saji heei {count} kɛha bo' } },
  came: {
    draft: {
      one: 'Shɛɛ sane hee {count} jɛ {fellowship} kɛba oŋɔɔ.',
      other: 'Shɛɛ saji heei {count} jɛ {fellowship} kɛba oŋɔɔ.',
    },
  },
  readAndAnswer: { draft: 'Kane ni oha hetoo yɛ o-inbox lɛ mli: {page}' },
  page: { draft: 'Kuu hiɛnyiɛlɔ baafa, Shɛɛ saji' },
  messageSubject: { draft: 'Shɛɛ sane kɛha {fellowship} kɛjɛ {username} ŋɔɔ' },
  unprovenSubject: { draft: 'Mɔ ko eŋma {fellowship}' },
  unproven: {
    draft:
      'Mɔ ko ni amako e-e-mail address loo etɛlifoŋ nɔmba nɔ mi yɛ biɛ eŋma {fellowship}. Nɔ ni eŋma, kɛ mɔ ni ekɛɔ akɛ eji lɛ yɛ o-inbox lɛ mli.',
  },
  answer: { draft: 'Ha hetoo kɛjɛ o-inbox lɛ mli: {page}' },
}
