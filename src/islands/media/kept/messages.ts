import { define } from '../../../lib/words/define.ts'

/** Words of /kept. */
export const keptWords = define('kept', {
  title: 'Saved offline',
  description: 'The pages that can be read here without a network, and the way to remove them.',
  lede: 'What you have read stays here, so that you can read it again without a network. When you log out, or somebody else logs in, the pages are removed. What you wrote without a network waits here until it is sent.',
  unsent: 'Not sent yet',
  sermons: 'Sermons',
  pages: 'Pages',
  needsScript: 'This list needs JavaScript, which is off in this browser.',
  none: 'Nothing is saved yet.',
  removeAll: 'Remove all pages',
  remove: 'Remove',
  removePage: 'Remove {title}',
})
