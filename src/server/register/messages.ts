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
  none: 'none',
  accountOf: 'The account @{username} of {name}, made on {day},',
})

/** What the history of an entry calls what was changed. */
export const registerHistory = define('registerHistory', {
  title: 'Title',
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  gender: 'Gender',
  telephone: 'Telephone',
  other_telephone: 'Other telephone',
  email: 'E-mail',
  born: 'Birthday',
  baptised: 'Baptised',
  baptism: 'Baptised or not',
  joined: 'Member since',
  married: 'Married',
  address: 'Address',
  ministries: 'Ministries',
  language: 'Language',
  status: 'Status',
  notes: 'Notes',
  fellowship: 'Fellowship',
  branch: 'Branch',
  lives_with: 'Lives with',
  collected_by: 'May be collected by',
  spouse: 'Husband or wife',
  former_spouse: 'Former husband or wife',
  parent: 'Parent',
  child: 'Child',
  next_of_kin: 'Next of kin',
  no_relation: 'Relation removed',
  consent: 'Leave',
  person: 'Person',
  card: 'Newcomer’s card',
  account: 'Account',
  seen: 'Seen',
  form: 'From the form',
})
