import type { Translation } from '../../lib/words/translation.ts'
import type { leaderEmailWords } from '../../server/groups/fellowships/messages.ts'

export const leaderEmails: Translation<typeof leaderEmailWords> = {
  newWords: { draft: { one: 'Nkra foforɔ {count} ma wo', other: 'Nkra foforɔ {count} ma wo' } },
  came: {
    draft: {
      one: 'Nkra foforɔ {count} firi {fellowship} aba ama wo.',
      other: 'Nkra foforɔ {count} firi {fellowship} aba ama wo.',
    },
  },
  readAndAnswer: { draft: 'Kenkan na bua wɔ ha: {page}' },
  page: { draft: 'Kannifoɔ dashboard, Nkra' },
  messageSubject: { draft: 'Nkra a {username} de brɛ {fellowship}' },
  unprovenSubject: { draft: 'Obi atwerɛ {fellowship}' },
  unproven: {
    draft:
      'Obi a yɛnsii ne e-mail address anaa ne fon nɔma so dua wɔ ha atwerɛ {fellowship}. Deɛ ɔtwerɛeɛ, ne nipa ko a ɔse ɔyɛ no, wɔ wo inbox mu.',
  },
  answer: { draft: 'Bua wɔ ha: {page}' },
}
