import { define } from '../../words/define.ts'

/** Why a form about accounts and duties is refused. */
export const dutyRules = define('dutyRules', {
  refreshTokenMissing: 'The refresh token is missing',
  chooseRole: 'Please choose a role',
  chooseHowEnds: 'Please choose how it ends',
  writeWhatPersonTold: 'Please write what the person was told',
  chooseDuty: 'Please choose a duty',
  chooseEachDutyOnce: 'Please choose each duty once',
  sayWhetherTreasurer: 'Please say whether they are a treasurer',
  sayWhetherCounter: 'Please say whether they are a counter',
  sayWhetherSignatory: 'Please say whether they are a signatory',
  sayWhetherPastor: 'Please say whether they are a pastor',
  sayWhetherUsher: 'Please say whether they are an usher',
  sayWhetherKeepRota: 'Please say whether they keep the rota',
  sayWhetherAnswerOffice: 'Please say whether they answer for the office',
  sayWhetherKeepRegisters: 'Please say whether they keep the registers',
  sayWhetherTranslator: 'Please say whether they are a translator',
  sayWhetherPlanServices: 'Please say whether they plan the services',
  chooseFellowship: 'Please choose the fellowship',
  onlyFellowshipLeaderLeads: 'Only a fellowship leader leads a fellowship',
  linkIncompleteOpenAgain: 'This link is incomplete. Please open it again as you were given it',
  sayWhatPinned: 'Please say what is pinned',
  chooseDate: 'Please choose a date',
})
