import type { rotaRules as words } from '../../lib/texts/services/rota-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const rotaRules: Translation<typeof words> = {
  team: { draft: 'Yɛsrɛ wo, to kuo no din, sɛ “Ushers”' },
  needed: { draft: 'Yɛsrɛ wo, kyerɛ nnipa dodoɔ a wohia: 1 kɔsi 50' },
  once: { draft: 'Bɔ asɔre biara din prɛko' },
  whom: { draft: 'Yɛsrɛ wo, paw deɛ wobɛbisa no' },
  tooMany: { draft: 'Yɛsrɛ wo, mmisa nnipa nnboro {most} prɛko' },
  answer: { draft: 'Yɛsrɛ wo, ka aane anaa daabi' },
  lastDay: { draft: 'Da a ɛtwa toɔ no di da a ɛdi kan no akyi' },
  aYear: { draft: 'Yɛsrɛ wo, mma ɛnnboro afe baako prɛko' },
  days: { draft: 'Yɛsrɛ wo, twerɛ nna 0 kɔsi {most}' },
}
