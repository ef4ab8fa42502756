import { define } from '../../lib/words/define.ts'

/** What the register of people refuses, and says of its history. */
export const registerRefusals = define('registerRefusals', {
  thereNoSuchBranch: 'There is no such branch',
  branchClosed: 'This branch is closed',
  undone: 'It was undone',
  sameEntryAlready: 'This is the same entry already.',
  bothAccountDeleteAccount:
    'Both have an account. Please delete the account that is not used any more first.',
  thereNoSuchChange: 'There is no such change.',
  somebodyListGoneMeanwhile: 'Somebody of this list has gone meanwhile. Please load it again.',
})
