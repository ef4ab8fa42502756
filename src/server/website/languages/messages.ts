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

/** Why a file of translations is refused. */
export const translationRefusals = define('translationRefusals', {
  fileMoreThanMostSentences: 'This file has more than {mostSentences} sentences.',
  fileNoSentences: 'This file has no sentences.',
  jSONFileNoList: 'This JSON file has no list of sentences, as a file that was saved here has.',
  fileAnotherLanguageSays: 'This file is of another language: it says “{language}”.',
  fileNoJSONCut: 'The file is no JSON: was it cut off?',
  tableLacksColumnsSentence:
    'This table lacks the columns “Sentence” and “Translation”, as a file that was saved here has.',
  notPOFileCan: 'This is not a PO file that can be read: line {line} is not understood.',
})
