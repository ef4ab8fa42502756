import { define } from '../../../lib/words/define.ts'

/** Words of the e-mail to a member about what the welfare fund has decided. */
export const welfareEmailWords = define('welfareEmails', {
  subject: 'The welfare fund has decided',
  approved:
    'Two signatories have approved what you asked the welfare fund for. The treasurer prepares the payment.',
  declined:
    'Two signatories have declined what you asked the welfare fund for. Please speak with one of them if you would like to know more.',
  page: 'My giving',
  claimWaits: 'A welfare claim waits for you',
  claimWaitsText: 'A member has asked the welfare fund for a benefit. Two of three signatories decide.',
  waiverWaits: 'A waiver of dues waits for you',
  waiverWaitsText:
    'A signatory would waive dues of a member of the welfare fund. A second signatory has to agree.',
  welfarePage: 'Welfare',
})

/** What the API of the welfare fund refuses. */
export const welfareRefusals = define('welfareRefusals', {
  givenSoOften: { one: 'This benefit is given once.', other: 'This benefit is given {count} times.' },
  onlyMembersFundCan: 'Only members of the fund can ask for a benefit.',
  pleaseChooseWhatHappened: 'Please choose what happened',
  dayStillToCome: 'This day is still to come',
  wasBeforeMembershipFund: 'This was before the membership of the fund',
  wasAskedForAlready: 'This was asked for already, and waits.',
  otherSignatoriesDecideAbout: 'The other signatories decide about what you ask for.',
  decidedPleaseLoadList: 'This is decided. Please load the list again.',
  youHaveVotedOn: 'You have voted on this already.',
  decidedAlready: 'This is decided already.',
  noClaim: 'There is no such claim.',
  booksAreClosedTo: 'The books are closed to the end of {closed}. Please choose a later month',
  thereBenefitName: 'There is a benefit of this name',
  noBenefit: 'There is no such benefit.',
  noMember: 'There is no such member.',
  monthStillToCome: 'This month is still to come',
  pleaseChooseMonthFrom: 'Please choose a month from 1900 on',
  moneyForYouOthers: 'This money is for you: others do this.',
  twoSignatoriesHaveTo: 'Two signatories have to approve this first.',
  hasItsVoucherAlready: 'This has its voucher already.',
  thereNoFundFor: 'There is no fund for Welfare. Please add the usual funds.',
  fundHasAmountWhich: 'The fund has {amount}, which is less.',
  pleaseWriteWhoTook: 'Please write who took the money.',
  voucherPaidOrCancelled: 'This voucher is paid or cancelled. A payment is reversed in the ledger first.',
  stepDoneOrNot: 'This step is done, or not due yet. Please load the list again.',
  noVoucher: 'There is no such voucher.',
  somebodyElseHasTo: 'Somebody else has to waive your dues.',
  pleaseChooseMemberFund: 'Please choose a member of the fund',
  waiverAgreedAlready: 'This waiver is agreed already.',
  anotherSignatoryWhoMay: 'Another signatory who may read the reason has to agree.',
  noWaiver: 'There is no such waiver.',
  membershipSaved: 'The membership is saved.',
  twoDecide: 'Two signatories decide about it.',
  claimWithdrawn: 'The claim is withdrawn.',
  voteCounts: 'Your vote counts.',
  thankYou: 'Thank you.',
})
