import { greet } from '../greeting.ts'
import { accountEmailWords } from '../messages.ts'
import type { Account } from '../repo.ts'
import type { OwnerEmail } from './owner-emails.ts'

/* E-mails about addresses. One to an unconfirmed address contains no text that a user typed, because it may be a stranger's. */

const linkTo = (site: string, path: string) => new URL(path, site).href

type Confirmation = { site: string; token: string; byOffice: boolean }

/** To a new address, with the link that confirms it: in a session of the account, unless the office entered the address. */
export const confirmationEmail = ({ site, token, byOffice }: Confirmation) => ({
  subject: accountEmailWords.confirmSubject,
  text: `${accountEmailWords.goodDay}

${byOffice ? accountEmailWords.confirmByOffice : accountEmailWords.confirmAsked}

${linkTo(site, `/confirm-email#${token}`)}

${accountEmailWords.confirmNotYou}
`,
})

/** To an address that belongs to another account already, because its owner may have forgotten that. */
export const alreadyYoursEmail = (site: string) => ({
  subject: 'You already have an account',
  text: `Good day,

somebody, hopefully you, gave this address to a new account of our church. It belongs to an account already, and stays there.

If it was you, log in with your first account, or choose a new password for it:

${linkTo(site, '/login')}
${linkTo(site, '/forgot-password')}

If it was not you, you need not do anything.
`,
})

/** To the former address of an account, with the link that undoes the change for a week. */
export const addressChangedEmail = (account: Account, { site, token }: { site: string; token: string }) => ({
  subject: 'The e-mail address of your account was changed',
  text: `${greet(account).greeting}

this is no longer the e-mail address of ${greet(account).account}. If that was you, you need not do anything.

If it was not you, open this link within a week. It brings this address back and signs everybody out:

${linkTo(site, `/undo-email#${token}`)}
`,
})

/** To the current address, when an admin requested another one. */
export const addressAskedEmail: OwnerEmail = ({ greeting, account }) => ({
  subject: 'The church office enters another e-mail address for you',
  text: `${greeting}

the church office has entered another e-mail address for ${account}. It counts once the link of a letter to it was opened.

If you did not ask for it, please tell the church office.
`,
})

/** To the owner, when an admin gave the account another role. */
export const roleChangedEmail: OwnerEmail = ({ greeting, account }) => ({
  subject: 'Your role was changed',
  text: `${greeting}

the church office has given ${account} another role. What you may do now you see when you log in.

If you did not expect it, please tell the church office.
`,
})

/** After a sign-in from a device that the account did not know. `at` is by the church's clock, `2026-11-22 09:30 (Accra)`. */
export const newDeviceEmail = (
  account: Account,
  { site, token, at, address }: { site: string; token: string; at: string; address: string },
) => ({
  subject: 'A new device is signed in',
  text: `${greet(account).greeting}

${greet(account).account} was signed in to on a device that we did not know, at ${at}, from the network address ${address}. If that was you, you need not do anything.

If this was not you, open this link within a week. It signs everybody out, and a letter with a link for a new password follows:

${linkTo(site, `/not-me#${token}`)}
`,
})
