import type { lookAroundWords } from '../../islands/accounts/look-around/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const lookAround: Translation<typeof lookAroundWords> = {
  fiveThings: { draft: 'Nu atɔ̃ siwo nàte kpɔ' },
  sample: { draft: 'Kpɔɖeŋu hamea' },
  dismiss: { draft: 'Megaɖe esia fiam azɔ o' },
  heading: { draft: 'Kpɔ eme abe' },
  lede: {
    draft: 'Kpɔɖeŋu hame nye esia, eye ame siwo le eme menye ame vavãwo o. Zi edzi zi ɖeka nàge ɖe eme.',
  },
  startAgain: { draft: 'Gadze egɔme' },
  startAgainTitle: { draft: 'Àgbugbɔ kpɔɖeŋu hamea ɖo abe tsã ene?' },
  deleted: {
    draft: 'Wotutua nusi katã ame aɖe trɔ le afi sia tso esime wowɔe: amewo, ga-agbalẽwo, axawo, failwo.',
  },
  signedOut: { draft: 'Woɖea amesiame le eme, wò hã. Exɔa sekend ʋɛ aɖewo.' },
}
