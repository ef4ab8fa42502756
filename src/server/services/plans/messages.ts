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
