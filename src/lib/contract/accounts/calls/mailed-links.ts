import { UnsubscribeForm } from '../../messages/message-choice.ts'
import { route } from '../../route.ts'
import { ResetLink } from '../password.ts'

export const confirmEmail = route('POST', 'auth/confirm-email/', {
  summary:
    'Confirms an e-mail address with a mailed link, once, in a session of the account that asked for it',
  body: ResetLink,
})

export const undoEmail = route('POST', 'auth/undo-email/', {
  summary:
    'Brings the e-mail address from before a change back and ends all sessions, with a mailed link, once',
  body: ResetLink,
})

export const disownSignIn = route('POST', 'auth/not-me/', {
  summary: 'Ends all sessions and voids the password after a stranger signed in, with a mailed link, once',
  body: ResetLink,
})

export const unsubscribe = route('POST', 'messages/leave/', {
  summary: 'Stops messages of one purpose or all, by the code of a message’s link',
  body: UnsubscribeForm,
})

export const unsubscribeByMailProgram = route('POST', 'messages/one-click/:code{text}/', {
  summary: 'Stops messages of one purpose with one press in a mail program (RFC 8058)',
})

export const openUnsubscribePage = route('GET', 'messages/one-click/:code{text}/', {
  summary: 'Leads to the page that stops messages',
  status: 303,
})
