import { define } from '../../words/define.ts'

/** Why a message to a leader, or what a leader does, is refused. */
export const leaderRules = define('leader-rules', {
  message: 'Please write a message',
  name: 'Please enter your name',
  lettersOnly: 'Please write your name in letters only',
  phone: 'Please enter your phone number',
  member: 'Please choose a member',
  presence: 'Please say present or absent',
  yesOrNo: 'Please say yes or no',
})
