import { define } from '../../../lib/words/define.ts'

/** Words of e-mails about payment details, to who may approve them. */
export const keeperEmails = define('keeperEmails', {
  yourDashboard: 'Your dashboard',
  wherePlace: 'Where: {place}',
  whoUsernameFromAddress: 'Who: {username}, from {address}',
  whenDayHour: 'When: {day} {hour}',
  paymentDetailsPlaceWait: 'Payment details of {place} wait for a second person',
  somebodyChangedWhatTells:
    'Somebody changed what tells people where their money goes. Visitors do not see it yet: another super admin or treasurer has to approve it.',
  paymentDetailsPlaceChange: 'Payment details of {place} change in a day',
  somebodyChangedWhatTells2:
    'Somebody changed what tells people where their money goes. Your church has nobody else who could approve it, so it comes into force by itself on {day} at {hour}. Until then it can be stopped, and for a week after that undone. If you know nothing of it, ring the office now.',
  before: 'Before:',
  after: 'New:',
  isWrong: 'Is this wrong? Look at it now:',
  nothing: '(nothing)',
  more: 'and {left} more',
  newKeeper:
    '{by} gave {who} work with which somebody may approve what tells people where their money goes: {work}.',
  users: 'Users',
  ourChurch: 'Our church',
  superAdmin: 'super admin',
  treasurer: 'treasurer',
  superAdminLater: 'super admin, once the invitation is taken',
  treasurerLater: 'treasurer, once the invitation is taken',
  somebody: 'Somebody',
})
