import type { settingsTexts } from '../../lib/texts/accounts/settings.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsAnswers: Translation<typeof settingsTexts> = {
  saved: { draft: 'Wodzrae ɖo.' },
  savedAnd: { draft: 'Wodzrae ɖo. {what}' },
  asDevice: { draft: 'Abe mɔ̃a ene' },
  light: { draft: 'Kekeli' },
  dark: { draft: 'Viviti' },
  office: { draft: 'Hamea ƒe dɔwɔƒe koe' },
  leader: { draft: 'Nye habɔbɔ ƒe kplɔla, kple amesi kpena ɖe eŋu' },
  members: { draft: 'Nye habɔbɔ ƒe ameawo katã' },
  church: { draft: 'Hamea ƒe ameawo katã' },
  photographRemoved: { draft: 'Woɖe wò foto la ɖa.' },
  photographSaved: { draft: 'Wodzra wò foto yeyea ɖo.' },
  profileFirst: { draft: 'Wu wò nyatakakawo nu gbã; wò foto hã le eme.' },
}
