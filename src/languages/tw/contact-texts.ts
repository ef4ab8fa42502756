import type { contactTexts as words } from '../../lib/texts/care/contact.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const contactTexts: Translation<typeof words> = {
  typingEmail: { draft: 'Yɛsrɛ wo, twerɛ e-mail address a ɛyɛ' },
  missingName: { draft: 'Yɛsrɛ wo, twerɛ wo din' },
  missingEmail: { draft: 'Yɛsrɛ wo, twerɛ wo e-mail address' },
  missingPhone: { draft: 'Yɛsrɛ wo, twerɛ wo fon nɔma' },
  missingSubject: { draft: 'Yɛsrɛ wo, twerɛ asɛm no ti' },
  missingMessage: { draft: 'Yɛsrɛ wo, twerɛ wo nkra' },
  eitherMissing: { draft: 'Yɛsrɛ wo, twerɛ wo e-mail address anaa wo fon nɔma' },
  either: { draft: 'E-mail anaa fon: baako pɛ dɔɔso.' },
  sending: { draft: 'Yɛde wo nkra no rekɔ...' },
  success: { draft: 'Yɛda wo ase sɛ woatwerɛ yɛn! Ɛrenkyɛ yɛbɛbua wo.' },
  failure: { draft: 'Biribi antumi anyɛ yie. Yɛsrɛ wo, sɔ hwɛ bio.' },
}
