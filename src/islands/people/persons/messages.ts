import { define } from '../../../lib/words/define.ts'

/** Words of somebody without an account in the directory, on the page of a person. */
export const directoryPartWords = define('directory-part', {
  title: 'Directory',
  notLoaded: 'Whether they are in the directory could not be loaded.',
  name: 'Name',
  telephone: 'Telephone',
  birthday: 'Birthday, without the year',
  address: 'Address',
  isIn: 'In the directory with: {shown}. {agreed} ({day})',
  isOut: 'Not in the directory. Whoever has no account is shown there once they agreed.',
  add: 'Show in directory',
  change: 'Change what is shown',
  remove: 'Remove from directory',
  removed: 'Removed from the directory',
  addTitle: 'Show {name} in the directory',
  hint: 'All members of the church see the name, and what is ticked here. Tick only what they agreed to.',
  agreed: 'How they agreed',
  agreedHint: 'Such as “Said so to the secretary on 2 November”.',
  save: 'Save entry',
  saving: 'Saving...',
  added: 'Shown in the directory',
})
