import type { Translation } from '../../lib/words/translation.ts'
import type { codeTextWords } from '../../server/accounts/otp/messages.ts'

export const codeTexts: Translation<typeof codeTextWords> = {
  signIn: {
    draft: '{code} nye wò code be nàge ɖe {church} me. Miniti {minutes} wòanɔ anyi. Mègatsɔe na ame aɖeke o.',
  },
  reset: {
    draft: '{code} nye mɔʋunya yeye ƒe code le {church}. Ewɔa dɔ miniti {minutes}. Megatsɔe na ame aɖeke o.',
  },
  confirm: {
    draft:
      '{code} nye code si ɖo kpe wò xexlẽdzesi dzi le {church}. Ewɔa dɔ miniti {minutes}. Megatsɔe na ame aɖeke o.',
  },
  yourChurch: { draft: 'wò hame' },
}
