import type { profileTexts } from '../../lib/texts/accounts/profile-changes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profileAnswers: Translation<typeof profileTexts> = {
  profileSuccess: { draft: 'Yɛasie wo ho nsɛm yie!' },
  personalSuccess: { draft: 'Yɛasie wo ho nsɛm yie!' },
  unable: { draft: 'Yɛantumi ansesa wo ho nsɛm' },
  failure: { draft: 'Wo ho nsɛm nsesa anyɛ yie' },
  loadFailure: { draft: 'Yɛannya wo ho nsɛm' },
}
