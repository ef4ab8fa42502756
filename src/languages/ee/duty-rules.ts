import type { dutyRules as words } from '../../lib/texts/accounts/duty-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dutyRules: Translation<typeof words> = {
  refreshTokenMissing: { draft: 'Refresh token la meli o' },
  chooseRole: { draft: 'Taflatsɛ tia dɔ' },
  chooseHowEnds: { draft: 'Taflatsɛ tia alesi wòwu enui' },
  writeWhatPersonTold: { draft: 'Taflatsɛ ŋlɔ nusi wogblɔ na amea' },
  chooseDuty: { draft: 'Taflatsɛ tia dɔ' },
  chooseEachDutyOnce: { draft: 'Taflatsɛ tia dɔ ɖe sia ɖe zi ɖeka ko' },
  sayWhetherTreasurer: { draft: 'Taflatsɛ gblɔ nenye gadzikpɔlae wònye' },
  sayWhetherCounter: { draft: 'Taflatsɛ gblɔ nenye gaxlẽlae wònye' },
  sayWhetherSignatory: { draft: 'Taflatsɛ gblɔ nenye asidelatee wònye' },
  sayWhetherPastor: { draft: 'Taflatsɛ gblɔ nenye osɔfoe wònye' },
  sayWhetherUsher: { draft: 'Taflatsɛ gblɔ nenye amedzroxɔlae wònye' },
  sayWhetherKeepRota: { draft: 'Taflatsɛ gblɔ nenye ekpɔa dɔwɔwɔ ƒe ɖoɖoa dzi' },
  sayWhetherAnswerOffice: { draft: 'Taflatsɛ gblɔ nenye eɖoa nyawo ŋu na dɔwɔƒea' },
  sayWhetherKeepRegisters: { draft: 'Taflatsɛ gblɔ nenye ekpɔa hamea ƒe agbalẽwo dzi' },
  sayWhetherTranslator: { draft: 'Taflatsɛ gblɔ nenye gbegɔmeɖelae wònye' },
  sayWhetherPlanServices: { draft: 'Taflatsɛ gblɔ nenye ewɔa subɔsubɔ ƒe ɖoɖowo' },
  chooseFellowship: { draft: 'Taflatsɛ tia habɔbɔa' },
  onlyFellowshipLeaderLeads: { draft: 'Habɔbɔ ƒe kplɔla koe kplɔa habɔbɔ' },
  linkIncompleteOpenAgain: { draft: 'Link sia mede o. Taflatsɛ, gaʋui abe alesi wotsɔe na wò ene' },
  sayWhatPinned: { draft: 'Taflatsɛ gblɔ nusi woda ɖe dzi' },
  chooseDate: { draft: 'Taflatsɛ tia ŋkeke' },
}
