import type { OwnerEmail } from './owner-emails.ts'

const ifNot = 'If it was not you, choose a new password under Settings, and tell the church office.'

/** To the owner, when a number was confirmed for signing in. */
export const telephoneConfirmed: OwnerEmail = ({ greeting, account }) => ({
  subject: 'You can log in with your telephone now',
  text: `${greeting}

a telephone number was confirmed for ${account} just now. Whoever reads its text messages can log in with a code, and choose a new password. If that was you, you need not do anything.

${ifNot}
`,
})

/** To the owner, when the number of the account no longer opens it. */
export const telephoneDropped: OwnerEmail = ({ greeting, account }) => ({
  subject: 'Your telephone no longer logs you in',
  text: `${greeting}

the telephone number that was confirmed for ${account} was changed or taken away. Codes by text message no longer open it; your password does, as always. Under Settings you can confirm a number again.

${ifNot}
`,
})
