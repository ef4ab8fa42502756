import type { serviceRules as words } from '../../lib/texts/services/service-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceRules: Translation<typeof words> = {
  sayWhatPictureShows: { draft: 'Taflatsɛ gblɔ nusi le foto la me' },
  giveAtMostMostChoices: { draft: 'Taflatsɛ na ŋuɖoɖo {mostChoices} ko na biabia ɖeka' },
  openFormAgain: { draft: 'Taflatsɛ gaʋu agbalẽa' },
  formFewerQuestions: { draft: 'Agbalẽ sia ƒe biabiawo mede nenema o' },
  loadPageAgain: { draft: 'Taflatsɛ gaʋu axaa' },
  giveAmountAbove0: { draft: 'Taflatsɛ ŋlɔ ga si wu 0' },
  sayWhetherTeamServes: { draft: 'Taflatsɛ gblɔ nenye be ƒuƒoƒoa le subɔsubɔ dzi' },
  sayWhetherServe: { draft: 'Taflatsɛ gblɔ nenye be wole subɔsubɔm' },
  sayWhetherYouWould: { draft: 'Taflatsɛ gblɔ nenye be àdi be yeasubɔ' },
  sayWhetherSomebodyElse: { draft: 'Taflatsɛ gblɔ nenye be ame bubu ate ŋu axɔe' },
}
