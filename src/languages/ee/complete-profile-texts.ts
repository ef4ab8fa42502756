import type { completeProfileTexts as words } from '../../lib/texts/accounts/profile.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const completeProfileTexts: Translation<typeof words> = {
  success: { draft: 'Èwu wò nyatakakawo nu nyuie!' },
  failure: { draft: 'Kuxi aɖe va le nyatakakawo nuwuwu me.' },
}
