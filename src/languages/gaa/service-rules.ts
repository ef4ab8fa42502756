import type { serviceRules as words } from '../../lib/texts/services/service-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const serviceRules: Translation<typeof words> = {
  sayWhatPictureShows: { draft: 'Ofainɛ, kɛɛ nɔ ni foto lɛ tsɔɔ' },
  giveAtMostMostChoices: { draft: 'Ofainɛ, ha hetooi {mostChoices} pɛ yɛ sanebimɔ kome he' },
  openFormAgain: { draft: 'Ofainɛ, gbelemɔ wolo lɛ ekoŋŋ' },
  formFewerQuestions: { draft: 'Wolo nɛɛ sanebimɔi faaa nakai' },
  loadPageAgain: { draft: 'Ofainɛ, gbelemɔ baafa lɛ ekoŋŋ' },
  giveAmountAbove0: { draft: 'Ofainɛ, ŋmaa shika ni fe 0' },
  sayWhetherTeamServes: { draft: 'Ofainɛ, kɛɛ kɛji kuu lɛ sɔmɔɔ' },
  sayWhetherServe: { draft: 'Ofainɛ, kɛɛ kɛji amɛsɔmɔɔ' },
  sayWhetherYouWould: { draft: 'Ofainɛ, kɛɛ kɛji osumɔɔ ni osɔmɔ' },
  sayWhetherSomebodyElse: { draft: 'Ofainɛ, kɛɛ kɛji mɔ kroko baanyɛ ahe' },
}
