import type { checkInRules as words } from '../../lib/texts/services/check-in-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const checkInRules: Translation<typeof words> = {
  guardianCode: { draft: 'Ɔhwɛfoɔ code wɔ atwerɛdeɛ anaa nɔma {length}' },
  ownCode: { draft: 'Asɔreba code wɔ atwerɛdeɛ anaa nɔma {length}' },
  eitherCode: { draft: 'Ɔhwɛfoɔ code wɔ atwerɛdeɛ anaa nɔma {length}, account deɛ wɔ {own}' },
  service: { draft: 'Yɛsrɛ wo, paw asɔre anaa dwumadie' },
  number: { draft: 'Yɛsrɛ wo, twerɛ nɔma' },
  wholeNumber: { draft: 'Yɛsrɛ wo, twerɛ nɔma mũ' },
  firstName: { draft: 'Yɛsrɛ wo, twerɛ din a ɛdi kan' },
  why: { draft: 'Yɛsrɛ wo, twerɛ deɛ enti, nsɛm kakra' },
  handOver: { draft: 'Yɛsrɛ wo, fa code no, deɛ ɔregye no, anaa deɛ enti bra' },
}
