import type { requestRules as english } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestRules: Translation<typeof english> = {
  kind: { draft: 'Yɛsrɛ wo, paw deɛ worebisa' },
  name: { draft: 'Yɛsrɛ wo, twerɛ din no' },
  reach: { draft: 'Yɛsrɛ wo, twerɛ sɛdeɛ yɛbɛnya onipa yi' },
  contact: { draft: 'Yɛsrɛ wo, twerɛ e-mail address anaa telefon nɔma' },
  contactShape: { draft: 'Yɛsrɛ wo, twerɛ e-mail address, anaa telefon nɔma te sɛ 024 412 3456' },
}
