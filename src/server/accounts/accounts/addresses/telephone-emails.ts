import { ownerEmailWords as words } from './messages.ts'
import { letterOf, type OwnerEmail } from './owner-emails.ts'

/** To the owner, when a number was confirmed for signing in. */
export const telephoneConfirmed: OwnerEmail = ({ greeting, account }) => ({
  subject: words.telephoneSubject,
  text: letterOf(greeting, words.telephone({ account }), words.telephoneNotYou),
})

/** To the owner, when the number of the account no longer opens it. */
export const telephoneDropped: OwnerEmail = ({ greeting, account }) => ({
  subject: words.noTelephoneSubject,
  text: letterOf(greeting, words.noTelephone({ account }), words.telephoneNotYou),
})
