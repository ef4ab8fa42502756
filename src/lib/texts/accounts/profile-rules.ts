import { define } from '../../words/define.ts'

/* Why a field of the profile is refused. */

export const profileRules = define('profileRules', {
  marital: 'Please choose your marital status',
  birth: 'Please enter your date of birth',
  birthYear: 'Please check the year of birth',
  bornInFuture: 'A date of birth cannot lie in the future',
  house: 'Please enter your house address',
  fellowship: 'Please choose a fellowship',
  occupation: 'Please enter your occupation',
  churchLife: 'Please tell us a little about your church life',
  yesOrNo: 'Please answer yes or no',
})
