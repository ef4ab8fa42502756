import type { leaderRules as words } from '../../lib/texts/groups/leader-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const leaderRules: Translation<typeof words> = {
  message: { draft: 'Yɛsrɛ wo, twerɛ nkra' },
  name: { draft: 'Yɛsrɛ wo, twerɛ wo din' },
  lettersOnly: { draft: 'Yɛsrɛ wo, fa atwerɛdeɛ nko ara twerɛ wo din' },
  phone: { draft: 'Yɛsrɛ wo, twerɛ wo fon nɔma' },
  member: { draft: 'Yɛsrɛ wo, paw asɔreba' },
  presence: { draft: 'Yɛsrɛ wo, kyerɛ sɛ waba anaa wamma' },
  yesOrNo: { draft: 'Yɛsrɛ wo, ka aane anaa daabi' },
}
