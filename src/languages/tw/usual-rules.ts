import type { usualRules as words } from '../../lib/texts/settings/usual-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const usualRules: Translation<typeof words> = {
  sayYesNo: { draft: 'Yɛsrɛ wo, ka aane anaa daabi' },
  enterName: { draft: 'Yɛsrɛ wo, twerɛ din no' },
  chooseDayWeek: { draft: 'Yɛsrɛ wo, paw dapɛn no mu da' },
  giveTimeLike18: { draft: 'Yɛsrɛ wo, twerɛ berɛ no sɛ 18:30' },
  enterTitle: { draft: 'Yɛsrɛ wo, twerɛ asɛm no ti' },
  giveSeriesName: { draft: 'Yɛsrɛ wo, to din ma asɛnka no' },
  giveDay: { draft: 'Yɛsrɛ wo, paw da' },
  chooseLanguage: { draft: 'Yɛsrɛ wo, paw kasa' },
}
