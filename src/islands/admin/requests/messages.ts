import { define } from '../../../lib/words/define.ts'

/** Words of answering requests about data. */
export const requestWords = define('dataRequestDesk', {
  deletedAccount: 'A deleted account',
  nothingIsKeptOf: 'Nothing is kept of the answer.',
  closeRequest: 'Close request',
  closing: 'Closing...',
  requestIsClosed: 'The request is closed',
  outcome: 'Outcome',
  answered: 'Answered',
  refused: 'Refused',
  answer: 'Answer',
  memberReadsItUnder: 'A member reads it under Settings, My data, and is told by e-mail that it is there.',
  memberReadsItUnder2: 'A member reads it under Settings, My data.',
  nothingMoreWasSaid: 'Nothing more was said.',
  fileCouldNotBe: 'The file could not be fetched. Please try again.',
  downloadEverythingAboutUsername: 'Download everything about {username}',
  openAccount: 'Open the account',
  addRequest: 'Add request',
  requestAdded: 'Request added',
  contactDetails: 'Contact details',
  eMailAddressTelephone: 'An e-mail address, a telephone number or an address.',
  request: 'Request',
  details: 'Details',
})
