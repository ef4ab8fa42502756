import { define } from '../../../lib/words/define.ts'

/** What the API of the bin answers and refuses. */
export const trashRefusals = define('trashRefusals', {
  backEverythingBelongs: 'It is back, with everything that belongs to it.',
  deletedGood: 'It is deleted for good.',
  notBinPerhapsRestored: 'This is not in the bin. Perhaps it was restored already.',
  notUsedByChurch: 'Not used by this church',
  fellowshipEventNotThere:
    'The fellowship of this event is not there any more. Please restore the fellowship first.',
  fellowshipGotMessageNot:
    'The fellowship that got this message is not there any more. Please restore the fellowship first.',
  whoeverWrotePrayerRequest:
    'Whoever wrote this prayer request is deleted, too. Please restore the member first.',
  whoeverWroteTestimonyDeleted:
    'Whoever wrote this testimony is deleted, too. Please restore the member first.',
  memberWhoWroteMessage:
    'The member who wrote this message is deleted, too. Please restore the member first.',
  thereNothingLeftBin: 'There is nothing left of this in the bin.',
  usernameTaken:
    'Somebody else has the username “{value}” by now, so this cannot be restored. It stays in the bin.',
  alikeTaken:
    'Somebody else has a username that looks like “{value}” by now, so this cannot be restored. It stays in the bin.',
  emailTaken:
    'Somebody else has the e-mail address “{value}” by now, so this cannot be restored. It stays in the bin.',
  nameTaken: 'Somebody else has the name “{value}” by now, so this cannot be restored. It stays in the bin.',
  addressTaken:
    'Somebody else has the address “{value}” by now, so this cannot be restored. It stays in the bin.',
})
