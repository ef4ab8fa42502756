import type { dutyRules as words } from '../../lib/texts/accounts/duty-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dutyRules: Translation<typeof words> = {
  refreshTokenMissing: { draft: 'Refresh token no nni hɔ' },
  chooseRole: { draft: 'Yɛsrɛ wo, paw dwuma' },
  chooseHowEnds: { draft: 'Yɛsrɛ wo, paw sɛdeɛ ɛba awieeɛ' },
  writeWhatPersonTold: { draft: 'Yɛsrɛ wo, twerɛ deɛ wɔka kyerɛɛ onipa no' },
  chooseDuty: { draft: 'Yɛsrɛ wo, paw adwuma' },
  chooseEachDutyOnce: { draft: 'Yɛsrɛ wo, paw adwuma biara prɛko pɛ' },
  sayWhetherTreasurer: { draft: 'Yɛsrɛ wo, ka sɛ ɔyɛ sikakorani anaa' },
  sayWhetherCounter: { draft: 'Yɛsrɛ wo, ka sɛ ɔyɛ deɛ ɔkan sika anaa' },
  sayWhetherSignatory: { draft: 'Yɛsrɛ wo, ka sɛ ɔyɛ signatory anaa' },
  sayWhetherPastor: { draft: 'Yɛsrɛ wo, ka sɛ ɔyɛ ɔsɔfoɔ anaa' },
  sayWhetherUsher: { draft: 'Yɛsrɛ wo, ka sɛ ɔyɛ deɛ ɔgye ahɔhoɔ anaa' },
  sayWhetherKeepRota: { draft: 'Yɛsrɛ wo, ka sɛ ɔhwɛ dwumadie nhyehyɛeɛ no so anaa' },
  sayWhetherAnswerOffice: { draft: 'Yɛsrɛ wo, ka sɛ ɔbua ma ofese no anaa' },
  sayWhetherKeepRegisters: { draft: 'Yɛsrɛ wo, ka sɛ ɔhwɛ asɔre nwoma no so anaa' },
  sayWhetherTranslator: { draft: 'Yɛsrɛ wo, ka sɛ ɔyɛ kasa asekyerɛfoɔ anaa' },
  sayWhetherPlanServices: { draft: 'Yɛsrɛ wo, ka sɛ ɔsiesie asɔre nhyehyɛeɛ anaa' },
  chooseFellowship: { draft: 'Yɛsrɛ wo, paw fekuo no' },
  onlyFellowshipLeaderLeads: { draft: 'Fekuo kannifoɔ nko ara na ɔdi fekuo anim' },
  linkIncompleteOpenAgain: { draft: 'Link yi nnuruiɛ. Yɛsrɛ wo, bue no bio sɛdeɛ wɔde maa wo no' },
  sayWhatPinned: { draft: 'Yɛsrɛ wo, ka deɛ ɛbɔ soro' },
  chooseDate: { draft: 'Yɛsrɛ wo, paw da' },
}
