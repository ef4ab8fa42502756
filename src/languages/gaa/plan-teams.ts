import type { planTeamWords } from '../../lib/texts/services/plan-teams.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const planTeams: Translation<typeof planTeamWords> = {
  sound: { draft: 'Sound' },
  projection: { draft: 'Projection' },
  band: { draft: 'Band' },
  ushers: { draft: 'Gbɔhelɔi' },
}
