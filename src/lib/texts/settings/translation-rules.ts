import { define } from '../../words/define.ts'

/** Why a translation cannot stand for its English text. */
export const translationRules = define('translation-rules', {
  needsTwoForms: 'This sentence needs two forms: for one, and for several.',
  hasOneForm: 'This sentence has one form.',
  isWhole: 'This sentence is translated as a whole, not word by word.',
  noWord: '“{word}” is no word of the English text.',
  missing: 'A translation is missing. Please write one.',
  tooLong: 'This is longer than {limit} letters. Please say it shorter.',
  oneLine: 'A sentence is one line. Please take the line breaks out.',
  noMarkup: 'The characters “{angle}” and “{backquote}” cannot stand in a sentence, but for a link.',
  valueMissing: '“{value}” is missing. A value stands there: please keep it, with its brackets.',
  noValue: '“{value}” is no value of this sentence. Please take it out.',
  noLink: 'This sentence has no link. Please take “{start}” and “{end}” out.',
  links: {
    one: 'This sentence has a link. Please put the words of each between “{start}” and “{end}”.',
    other: 'This sentence has {count} links. Please put the words of each between “{start}” and “{end}”.',
  },
  noRow: 'There is no such sentence. Please leave the first column as it was saved.',
  noForm: 'This sentence has no form “{form}”.',
  twice: 'The file has this sentence twice.',
  notSpoken: 'The site does not speak this language.',
  gone: 'There is no such sentence any more.',
  notReadYet:
    'Nobody has read yet what a visitor meets in {language}. Switch it on as a draft, if you mean to.',
  chooseFile: 'Please choose a file',
})
