import { route } from '../../route.ts'
import { NewPasswordAnswer, OfficeCode } from '../new-password.ts'
import { ResetToken } from '../otp.ts'

export const offerPassword = route('POST', 'admin/users/:id/new-password/', {
  summary: 'Offers another a new password, by a one-time link and a code to read out',
  status: 201,
  answer: NewPasswordAnswer,
})

export const offerPasswordToMember = route('POST', 'fellowships/:id/members/:member/new-password/', {
  summary: 'Offers a member a new password, where the church lets leaders do so',
  status: 201,
  answer: NewPasswordAnswer,
})

export const exchangeOfficeCode = route('POST', 'auth/forgot-password/office/', {
  summary: 'Exchanges a code of the church office for the token of a link for a new password, once',
  body: OfficeCode,
  answer: ResetToken,
})
