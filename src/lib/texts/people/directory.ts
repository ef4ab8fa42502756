import { define } from '../../words/define.ts'

/* Words of the printed directory, of the list of birthdays and of labels (docs/people.md). */

export const directoryTexts = define('directoryTexts', {
  directory: 'Directory',
  nobody: 'Nobody has agreed to be in the directory yet.',
  onlyFor: 'For members of the church. Please do not pass it on.',
  birthday: 'Birthday {day}',
  birthdays: 'Birthdays',
  birthdaysOf: 'Birthdays in {month}',
  noBirthday: 'No birthdays are known.',
  andName: '{one} and {other}',
  theFamily: 'The {name} family',
})
