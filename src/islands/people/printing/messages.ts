import { define } from '../../../lib/words/define.ts'

/** Words of the section Printing of /people. */
export const printingWords = define('printing', {
  title: 'Printing',
  directory: 'Directory',
  directoryText:
    'Families of those who agreed to be in the directory, with what each shows to all members of the church, and nothing else.',
  inDirectory: { one: '{count} person is in it.', other: '{count} people are in it.' },
  nobodyYet:
    'Nobody is in it yet. Members agree under Settings, Privacy, with “Show me in the church’s directory”.',
  notCounted: 'The directory could not be counted.',
  textSize: 'Size of the text',
  small: 'Small',
  large: 'Large',
  pictures: 'With photographs of those who agreed to it',
  downloadDirectory: 'Download directory',
  birthdays: 'Birthdays',
  birthdaysText: 'Day and month, never the year.',
  whose: 'Whose birthdays',
  shown: 'Those who show theirs to all members',
  office: 'Everybody whom you see, for the office',
  month: 'Month',
  wholeYear: 'The whole year',
  downloadBirthdays: 'Download birthdays',
  labels: 'Labels for envelopes',
  labelsText: 'Name and address of everybody who has an address, on sheets of A4. Print them at 100 %.',
  people: 'People',
  everybody: 'Everybody whom you see',
  sheet: 'Sheet',
  sheet3x8: '3 × 8 labels of 70 × 37 mm',
  sheet2x7: '2 × 7 labels of 99 × 38 mm',
  sheet3x7: '3 × 7 labels of 64 × 38 mm',
  skip: 'Labels of the first sheet that are used already',
  together: 'One label for a household',
  downloadLabels: 'Download labels',
  listsNotLoaded: 'Your lists could not be loaded.',
  saved: 'Downloaded',
})
