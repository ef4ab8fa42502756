import type { ruleWords } from '../../lib/contract/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rules: Translation<typeof ruleWords> = {
  tooLong: { draft: 'Yɛsrɛ wo, mma ɛmmoro atwerɛdeɛ {limit}' },
  day: { draft: 'Yɛsrɛ wo, twerɛ da no sɛ afe-bosome-da' },
  places: { draft: 'Yɛsrɛ wo, twerɛ nɔma firi 1 kɔsi 10000, anaa gyae ha kwa ma obiara a ɔbɛba' },
  most: { draft: 'Yɛsrɛ wo, mma ɛnnboro {most}' },
  each: { draft: 'Yɛsrɛ wo, mma biara atwerɛdeɛ nnboro {limit}' },
}
