import { define } from '../../../lib/words/define.ts'

/** Refusals that any call may have. */
export const refusalWords = define('refusals', {
  signInFirst: 'Please sign in first.',
  mayNot: 'Your account may not do this.',
  mustEnrol: 'Your work for the church needs two-step sign-in now. Please set it up in your settings.',
  tooOftenSeconds: {
    one: 'That was too often. Please try again in {count} seconds.',
    other: 'That was too often. Please try again in {count} seconds.',
  },
  tooOftenMinutes: {
    one: 'That was too often. Please try again in {count} minutes.',
    other: 'That was too often. Please try again in {count} minutes.',
  },
  diskFull:
    'The church’s disk takes nothing more at the moment, so this was not kept. What is there can still be read. Please try again later.',
  readOnly:
    'The church’s database takes no changes at the moment, so this was not kept. What is there can still be read. Please try again later.',
  away: 'The church’s database does not answer at the moment. Please try again in a moment.',
  changedMeanwhile:
    'Somebody else changed this meanwhile. Please load it again, so that nothing of theirs is lost.',
})

/** What any call may be refused for, or several areas say. */
export const callRefusals = define('callRefusals', {
  deviceSignedOut: 'This device is signed out.',
  thereNoSuchMember: 'There is no such member.',
  thereNoSuchFellowship: 'There is no such fellowship',
  hereAlreadySomebodyElse:
    'This is here already: somebody else was faster, or it was sent twice. Please load the page again.',
  somethingBelongsNotHere:
    'Something that this belongs to is not here any more. Please load the page again and choose once more.',
  addressLongerThanAny: 'This address is longer than any of ours. Please check the link.',
  callBrokeOffBefore: 'The call broke off before it was whole. Please send it again.',
  moreThanCanTaken: 'This is more than can be taken at once (1 MB).',
  sendAsApplicationJson: 'Please send this as application/json.',
  sendOneJSONObject: 'Please send one JSON object.',
  notJSONCanRead: 'This is not JSON that can be read.',
  moreFieldsThanAny: 'This has more fields than any form of ours.',
  fieldNotKnown: 'This field is not known',
  moreThanCanTaken2: 'This is more than can be taken at once',
  textCharactersCannotStored: 'This text has characters that cannot be stored',
  giveDaySuchAs: 'Please give a day, such as 2026-11-22',
  searchAtMost200: 'Please search for at most 200 characters',
  orderByOneColumns: 'Please order by one of {columns}',
  sendAsMultipartForm: 'Please send this as multipart/form-data.',
  fileLargerThanSize: 'This file is larger than {size} MB.',
  moreThanCanTaken3: 'This is more than can be taken at once.',
  uploadBrokeOffSend: 'The upload broke off. Please send it again.',
  multipartBodyCannotRead: 'This multipart body cannot be read: it names no boundary.',
  thereNoSuchList: 'There is no such list.',
  chooseOneChoices: 'Please choose one of {choices}',
  decidedWithdrawnMeanwhileLoad: 'This was decided or withdrawn meanwhile. Please load it again.',
  accountClosed: 'This account is closed.',
  thereNoSuchRequest: 'There is no such request.',
  messageDeleted: 'The message is deleted.',
  thereNoSuchEntry: 'There is no such entry.',
  thereNoSuchPerson: 'There is no such person.',
  noSong: 'There is no such song.',
  noService: 'There is no such service.',
  noSermon: 'There is no such sermon.',
  noAnnouncement: 'There is no such announcement.',
  noFellowship: 'There is no such fellowship.',
  noBranch: 'There is no such branch.',
  lostDigits: '{written} has lost its digits in a spreadsheet',
})
