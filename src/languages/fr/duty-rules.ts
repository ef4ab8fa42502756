import type { dutyRules as words } from '../../lib/texts/accounts/duty-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dutyRules: Translation<typeof words> = {
  refreshTokenMissing: { draft: 'Le jeton de renouvellement manque' },
  chooseRole: { draft: 'Choisissez un rôle' },
  chooseHowEnds: { draft: 'Choisissez comment cela se termine' },
  writeWhatPersonTold: { draft: 'Écrivez ce qui a été dit à la personne' },
  chooseDuty: { draft: 'Choisissez une fonction' },
  chooseEachDutyOnce: { draft: 'Choisissez chaque fonction une fois' },
  sayWhetherTreasurer: { draft: 'Dites si la personne est trésorière' },
  sayWhetherCounter: { draft: 'Dites si la personne compte l’argent' },
  sayWhetherSignatory: { draft: 'Dites si la personne est signataire' },
  sayWhetherPastor: { draft: 'Dites si la personne est pasteur' },
  sayWhetherUsher: { draft: 'Dites si la personne accueille' },
  sayWhetherKeepRota: { draft: 'Dites si la personne tient le planning de service' },
  sayWhetherAnswerOffice: { draft: 'Dites si la personne répond pour le secrétariat' },
  sayWhetherKeepRegisters: { draft: 'Dites si la personne tient les registres' },
  sayWhetherTranslator: { draft: 'Dites si la personne traduit' },
  sayWhetherPlanServices: { draft: 'Dites si la personne prépare les cultes' },
  chooseFellowship: { draft: 'Choisissez le groupe' },
  onlyFellowshipLeaderLeads: { draft: 'Seul un responsable de groupe dirige un groupe' },
  linkIncompleteOpenAgain: { draft: 'Ce lien est incomplet. Ouvrez-le de nouveau comme on vous l’a donné' },
  sayWhatPinned: { draft: 'Dites ce qui est épinglé' },
  chooseDate: { draft: 'Choisissez une date' },
}
