import type { noteTeams } from '../../../lib/contract/services/plan.ts'
import { planTeamWords as words } from '../../../lib/texts/services/plan-teams.ts'
import { define } from '../../../lib/words/define.ts'

/** The names of the teams that notes are for beside those of the rota. */
export const planTeamNames = (): Record<(typeof noteTeams)[number], string> => ({
  sound: words.sound,
  projection: words.projection,
  band: words.band,
  ushers: words.ushers,
})

/** Words of the printed order of service. */
export const planPaperWords = define('plan-paper', {
  minutes: { one: '{count} minute', other: '{count} minutes' },
  short: '{minutes} min',
  ends: 'ends at {hour}',
  over: 'over by {minutes} min',
  key: 'Key {key}',
  capo: 'Capo {fret}',
  announcements: 'Announcements',
})

/** What is answered and refused about orders of service. */
export const planRefusals = define('planRefusals', {
  deleted: 'The order of service is deleted.',
  noSongs: 'This order has no songs of the library.',
})
