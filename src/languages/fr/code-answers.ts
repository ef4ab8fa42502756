import type { codeTexts } from '../../lib/texts/accounts/otp.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const codeAnswers: Translation<typeof codeTexts> = {
  asked: {
    draft: 'Si {telephone} est confirmé pour un compte, un code est en route. Il est valable dix minutes.',
  },
}
