import type { usualRules as words } from '../../lib/texts/settings/usual-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const usualRules: Translation<typeof words> = {
  sayYesNo: { draft: 'Taflatsɛ gblɔ be ɛ̃ alo ao' },
  enterName: { draft: 'Taflatsɛ ŋlɔ ŋkɔa' },
  chooseDayWeek: { draft: 'Taflatsɛ tia ŋkeke le kɔsiɖaa me' },
  giveTimeLike18: { draft: 'Taflatsɛ ŋlɔ ɣeyiɣia abe 18:30 ene' },
  enterTitle: { draft: 'Taflatsɛ ŋlɔ tanya' },
  giveSeriesName: { draft: 'Taflatsɛ na ŋkɔ mawunyagblɔwo' },
  giveDay: { draft: 'Taflatsɛ tia ŋkeke' },
  chooseLanguage: { draft: 'Taflatsɛ tia gbegbɔgblɔ' },
}
