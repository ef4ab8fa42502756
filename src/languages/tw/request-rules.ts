import type { requestRules as words } from '../../lib/texts/accounts/data-request.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const requestRules: Translation<typeof words> = {
  kind: { draft: 'Yɛsrɛ wo, paw deɛ worebisa' },
  name: { draft: 'Yɛsrɛ wo, twerɛ din no' },
  reach: { draft: 'Yɛsrɛ wo, twerɛ sɛdeɛ yɛbɛnya saa nipa no' },
  contact: { draft: 'Yɛsrɛ wo, twerɛ e-mail address anaa fon nɔma' },
  contactShape: { draft: 'Yɛsrɛ wo, twerɛ e-mail address, anaa fon nɔma te sɛ 024 412 3456' },
}
