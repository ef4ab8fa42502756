import type { codeTexts } from '../../lib/texts/accounts/otp.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const codeAnswers: Translation<typeof codeTexts> = {
  asked: { draft: 'Ne woɖo kpe {telephone} dzi na account aɖe la, code gbɔna edzi. Anɔ anyi miniti ewo.' },
  confirming: { draft: 'Code gbɔna {telephone} dzi. Anɔ anyi miniti ewo.' },
  confirmed: { draft: 'Woɖo kpe wò xexlẽdzesi dzi. Àte ŋu azã code si vana le SMS dzi age ɖe eme fifia.' },
  dropped: { draft: 'Wò xexlẽdzesia megakplɔa wò geɖe eme o. Wò mɔʋunya wɔa dɔ.' },
}
