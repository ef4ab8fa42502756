import type { Translation } from '../../lib/words/translation.ts'
import type { codeTextWords } from '../../server/accounts/otp/messages.ts'

export const codeTexts: Translation<typeof codeTextWords> = {
  signIn: { draft: '{code} ji o-code ni okɛbaaya {church} mli. Minitii {minutes} ebaahi shi. Kaaha mɔ ko.' },
  reset: {
    draft: '{code} ji o-code kɛha password hee yɛ {church}. Etsuɔ nii minitii {minutes}. Kaakɛha mɔ ko.',
  },
  confirm: {
    draft: '{code} ji code ni maa onɔmba nɔ mi yɛ {church}. Etsuɔ nii minitii {minutes}. Kaakɛha mɔ ko.',
  },
  yourChurch: { draft: 'o-asafo' },
}
