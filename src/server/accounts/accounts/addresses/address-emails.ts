import { greet } from '../greeting.ts'
import { accountEmailWords } from '../messages.ts'
import type { Account } from '../repo.ts'
import { ownerEmailWords as words } from './messages.ts'
import { letterOf, type OwnerEmail } from './owner-emails.ts'

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
  subject: words.alreadySubject,
  text: letterOf(
    accountEmailWords.goodDay,
    words.already,
    words.alreadyYou,
    `${linkTo(site, '/login')}\n${linkTo(site, '/forgot-password')}`,
    words.notYouNothing,
  ),
})

/** To the former address of an account, with the link that undoes the change for a week. */
export const addressChangedEmail = (owner: Account, { site, token }: { site: string; token: string }) => {
  const { greeting, account } = greet(owner)
  const link = linkTo(site, `/undo-email#${token}`)
  return {
    subject: words.addressSubject,
    text: letterOf(greeting, words.address({ account }), words.addressNotYou, link),
  }
}

/** To the current address, when an admin requested another one. */
export const addressAskedEmail: OwnerEmail = ({ greeting, account }) => ({
  subject: words.askedSubject,
  text: letterOf(greeting, words.asked({ account }), words.notAsked),
})

/** To the owner, when an admin gave the account another role. */
export const roleChangedEmail: OwnerEmail = ({ greeting, account }) => ({
  subject: words.roleSubject,
  text: letterOf(greeting, words.role({ account }), words.notExpected),
})

/** After a sign-in from a device that the account did not know. `at` is by the church's clock, `2026-11-22 09:30 (Accra)`. */
export const newDeviceEmail = (
  owner: Account,
  { site, token, at, address }: { site: string; token: string; at: string; address: string },
) => {
  const { greeting, account } = greet(owner)
  const link = linkTo(site, `/not-me#${token}`)
  return {
    subject: words.deviceSubject,
    text: letterOf(greeting, words.device({ account, at, address }), words.deviceNotYou, link),
  }
}
