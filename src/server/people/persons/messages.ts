import { define } from '../../../lib/words/define.ts'

/** Words to somebody of the register whose entry was connected with an account. */
export const connectedWords = define('connectedEmails', {
  subject: 'An account is connected with your entry',
  connected:
    'the office of {church} has connected an account on our site with what the church knows of you: its owner can read it now. If the account is yours, you need not do anything.',
  noAccount:
    'If you have no account, or did not know of this, open this link within 30 days and press the button. It separates the two again:',
  text: '{church}: an account on our site was connected with your entry. If it is not yours, press the button here: {page}',
})

/** What the API of people, families and branches answers and refuses. */
export const personRefusals = define('personRefusals', {
  whatDoneAtBranch: 'What was done at this branch stays with it: {stays}. Please close it instead.',
  stillBranchMovesMove: 'Still of this branch: {moves}. Please move them first, or close the branch.',
  branchDeleted: 'The branch is deleted.',
  branchClosedOpenAgain: 'This branch is closed. Please open it again first.',
  notThereAnyMore: 'This is not there any more. Please look again.',
  anotherBranchName: 'Another branch has this name',
  nextKinThereAlready: 'This next of kin is there already',
  chooseSomebodyElse: 'Please choose somebody else',
  twoRelatedSoAlready: 'The two are related so already. Please look again.',
  twoParentChildRegister: 'The two are parent and child in the register. Please remove that first.',
  nameHusbandWifeRegister:
    '{name} has a husband or wife in the register. Please mark that one as former first.',
  twoWereMarriedRegister: 'The two are or were married in the register. Please remove that first.',
  childParentGrandparentParent: '{child} is a parent or grandparent of {parent} in the register.',
  parentNotOlderThan: '{parent} is not older than {child} in the register.',
  giveName: 'Please give a name',
  thereNoSuchRelation: 'There is no such relation.',
  theseTwoOneFamily:
    'These two are of one family in the register. Please remove their relation first, if they are one person.',
  eachTwoHusbandWife:
    'Each of the two has a husband or wife in the register. Please mark one of them as former first.',
  thereNoSuchNote: 'There is no such note of yours.',
  thankYouAccountSeparated: 'Thank you. The account is separated from your entry. The office will see it.',
  linkUsedAlreadyToo: 'This link was used already, or is too old. The church office helps you.',
  householdChangedMeanwhileLook: 'The household has changed meanwhile. Please look again.',
  giveTelephoneNumberCountry: 'Please give a telephone number, with + and the country’s code for one abroad',
  chooseSomebodyElse2: 'Please choose somebody else.',
  sTOPWrittenFromNumber: 'STOP was written from this number. The person writes START to the church’s number.',
  youMostListsListsDelete: 'You have {mostLists} lists. Please delete one that is not used any more.',
  listDeleted: 'The list is deleted.',
  somebodyElseMadeList: 'Somebody else made this list. You may keep one of your own.',
  giveIdPerson: 'Please give the id of a person',
  nameMovedMeanwhileLoad: '{name} was moved meanwhile. Please load it again.',
  namesNotChosenAny: '{names}: not to be chosen any more. Please search again.',
  waitingPeopleWaitOffice:
    '{waiting} people wait for the office already, and {mostWaiting} may. Please ask the office first.',
  personAccountDeleteAccount:
    'This person has an account. Please delete the account, and the person goes with it.',
  personDeleted: 'The person is deleted.',
  churchDoesNotWrite: 'This church does not write by WhatsApp.',
  accountCannotPersonAny: 'This account cannot be this person’s any more. Please look again.',
  personNoAccountAny: 'This person has no account any more. Please look again.',
  nameStatusChurch: 'Please name a status of the church',
  giveIdName: 'Please give the id of a {name}',
  childCollects: 'A child does not collect itself.',
  listed: '{first} and {second}',
  cards: { one: '{count} newcomer’s card', other: '{count} newcomers’ cards' },
  checkIns: { one: '{count} check-in', other: '{count} check-ins' },
  peopleOf: { one: '{count} person', other: '{count} people' },
  staffOf: { one: '{count} member of the staff', other: '{count} members of the staff' },
  deletedStaffOf: { one: '{count} member of the staff in the bin', other: '{count} members of the staff in the bin' },
  fellowshipsOf: { one: '{count} fellowship', other: '{count} fellowships' },
  servicesOf: { one: '{count} service', other: '{count} services' },
})
