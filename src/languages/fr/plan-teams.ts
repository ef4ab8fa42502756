import type { planTeamWords } from '../../lib/texts/services/plan-teams.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const planTeams: Translation<typeof planTeamWords> = {
  sound: { draft: 'Son' },
  projection: { draft: 'Projection' },
  band: { draft: 'Musiciens' },
  ushers: { draft: 'Accueil' },
}
