import type { usualRules as words } from '../../lib/texts/settings/usual-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const usualRules: Translation<typeof words> = {
  sayYesNo: { draft: 'Ofainɛ kɛɛmɔ hɛɛ loo daabi' },
  enterName: { draft: 'Ofainɛ, ŋmaa gbɛi lɛ' },
  chooseDayWeek: { draft: 'Ofainɛ, halamɔ otsi lɛ mli gbi' },
  giveTimeLike18: { draft: 'Ofainɛ, ŋmaa be lɛ tamɔ 18:30' },
  enterTitle: { draft: 'Ofainɛ ŋma yitso' },
  giveSeriesName: { draft: 'Ofainɛ, wo shiɛmɔi lɛ gbɛi' },
  giveDay: { draft: 'Ofainɛ, halamɔ gbi' },
  chooseLanguage: { draft: 'Ofainɛ, halamɔ wiemɔ' },
}
