import type { profileTexts } from '../../lib/texts/accounts/profile-changes.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const profileAnswers: Translation<typeof profileTexts> = {
  profileSuccess: { draft: 'Míetrɔ asi le wò nyatakakawo ŋu nyuie!' },
  personalSuccess: { draft: 'Míetrɔ asi le wò nyatakakawo ŋu nyuie!' },
  unable: { draft: 'Míate ŋu atrɔ asi le wò nyatakakawo ŋu o' },
  failure: { draft: 'Nyatakakawo trɔtrɔ medze edzi o' },
  loadFailure: { draft: 'Míete ŋu tsɔ wò nyatakakawo vɛ o' },
}
