import { route } from '../../route.ts'
import { AccountChanges, AccountDeletion, OwnAccountAnswer } from '../account.ts'

export const closeAccount = route('DELETE', 'users/me/', {
  summary: 'Closes my account, which is deleted two weeks later unless I sign in and take it back',
  body: AccountDeletion,
})

export const changePersonalDetails = route('PATCH', 'users/update/:username{text}/', {
  summary: 'Changes names, gender, telephone or e-mail address',
  body: AccountChanges,
  exact: OwnAccountAnswer,
})

export const resendConfirmation = route('POST', 'users/me/email-change/', {
  summary: 'Mails the link that confirms my new e-mail address again',
  exact: OwnAccountAnswer,
})

export const cancelEmailChange = route('DELETE', 'users/me/email-change/', {
  summary: 'Keeps my e-mail address as it is: the new one is not waited for',
  exact: OwnAccountAnswer,
})
