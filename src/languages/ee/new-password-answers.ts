import type { passwordTexts } from '../../lib/texts/accounts/passwords.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const newPasswordAnswers: Translation<typeof passwordTexts> = {
  asked: { draft: 'Ne account sia tɔgbi li la, e-mail si me link le gbɔna. Anɔ anyi gaƒoƒo ɖeka.' },
  askFailure: { draft: 'Míete ŋu bia e-mail la o. Taflatsɛ, gate kpɔ.' },
  reset: { draft: 'Míedzra wò mɔʋunya yeyea ɖo. Taflatsɛ, tsɔe ge ɖe eme.' },
  resetFailure: { draft: 'Míedzra wò mɔʋunya yeyea ɖo o. Taflatsɛ, gate kpɔ.' },
}
