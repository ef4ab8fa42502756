import type { codeTexts } from '../../lib/texts/accounts/otp.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const codeAnswers: Translation<typeof codeTexts> = {
  asked: { draft: 'Sɛ wɔasi {telephone} so dua ama account bi a, code reba so. Ɛyɛ adwuma simma du.' },
  confirming: { draft: 'Code rekɔ {telephone}. Ɛyɛ adwuma simma du.' },
  confirmed: { draft: 'Yɛasi wo nɔma no so dua. Seesei wobɛtumi de SMS code akɔ mu.' },
  dropped: { draft: 'Wo nɔma no mma wonkɔ mu bio. Wo password yɛ adwuma.' },
}
