import type { factorWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const factors: Translation<typeof factorWords> = {
  waits: {
    draft: 'Ne wò account ƒe afɔɖeɖe evelia li la, nae kple wò mɔʋunya fifia: ekema mehiã be nàlala o.',
  },
  afterPassword: { draft: 'Wò mɔʋunya le eteƒe. Taflatsɛ, fia be wòe vavã.' },
  afterCode: { draft: 'Wò code le eteƒe. Taflatsɛ, fia be wòe vavã.' },
  usePasskey: { draft: 'Zã passkey' },
  useCode: { draft: 'Zã nye app ƒe code' },
  useRecoveryCode: { draft: 'Zã recovery code' },
  usePassword: { draft: 'Zã nye mɔʋunya' },
  code: { draft: 'Wò app ƒe code' },
  codeHint: { draft: 'Xexlẽdzesi ade siwo wò authenticator app fia na {church} fifia.' },
  recoveryCode: { draft: 'Recovery code' },
  recoveryCodeHint: { draft: 'Ewo siwo nèdzra ɖo la dometɔ ɖeka. Ɖesiaɖe wɔa dɔ zi ɖeka.' },
  password: { draft: 'Wò mɔʋunya' },
  noPasskey: {
    draft: 'Browser sia mate ŋu azã wò passkey o. Taflatsɛ zã mɔ̃ si dzi nèɖoe le, alo bia hamea ƒe dɔwɔƒe.',
  },
}
