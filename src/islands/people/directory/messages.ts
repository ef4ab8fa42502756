import { define } from '../../../lib/words/define.ts'

/** Words of /directory. */
export const directoryWords = define('directory', {
  title: 'Directory',
  about: 'Members of the church who agreed to be found by members.',
  lede: 'Members who agreed to be found here, and what each of them shows. <a>Choose what you show</a>',
  needsScript: 'The directory needs JavaScript. Please switch it on in your browser.',
  search: 'Search a name',
  loading: 'Loading the directory',
  nobody:
    'Nobody is in the directory yet. Once you and others agree, members find each other’s numbers here.',
  notFound: 'Nobody in the directory has this name.',
  showMe: 'Show me in the directory',
  families: { one: '{count} family', other: '{count} families' },
  more: 'Show more families',
  birthday: 'Birthday {day}',
  call: 'Call {name}',
  write: 'Write an e-mail to {name}',
  tryAgain: 'Try again',
  onlyFor: 'What you read here is for members of the church. Please do not pass it on.',
})
