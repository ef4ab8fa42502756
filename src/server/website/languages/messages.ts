import { define } from '../../../lib/words/define.ts'

/** The parts of the site, for who translates it. */
export const languagePartWords = define('languageParts', {
  frame: 'Every page',
  rules: 'What forms say',
  signingIn: 'Signing in',
  own: 'Own pages',
  letters: 'E-mails and messages',
  care: 'Prayer and care',
  groups: 'Fellowships',
  services: 'Services and events',
  media: 'Sermons and live',
  giving: 'Giving',
  messages: 'Messages',
  other: 'Other',
})
