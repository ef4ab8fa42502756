/* Why a presentation is refused. Its team alone reads these, in English. */
export const projectionRules = {
  title: 'Please give a title',
  day: 'Please give a day',
  item: 'Please load the presentation again: an item cannot be read',
  most: 'A presentation has at most 80 items',
  reference: 'Please give a passage, such as John 3:16-18',
  passage: 'This is no passage of the Bible. Please give one such as John 3:16-18',
  link: 'Please give an address that begins with https:// or /',
  seconds: 'Please give from 4 to 120 seconds',
  days: 'Please give from 1 to 90 days',
  until: 'Please give a day and a time',
  press: 'Please load the presentation again: this press cannot be read',
  call: 'Please give a number of letters and digits',
} as const
