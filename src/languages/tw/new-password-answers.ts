import type { passwordTexts } from '../../lib/texts/accounts/passwords.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const newPasswordAnswers: Translation<typeof passwordTexts> = {
  resetFailure: { draft: 'Yɛansie wo password foforɔ no. Yɛsrɛ wo, san bɔ mmɔden.' },
  asked: { draft: 'Sɛ account a ɛte saa wɔ hɔ a, e-mail a link wɔ mu reba. Ɛyɛ adwuma dɔnhwere baako.' },
  askFailure: { draft: 'Yɛantumi ammisa e-mail no. Yɛsrɛ wo, san bɔ mmɔden.' },
  reset: { draft: 'Yɛasie wo password foforɔ no. Yɛsrɛ wo, fa kɔ mu.' },
}
