import type { OwnerEmail } from '../addresses/owner-emails.ts'
import type { Removed } from './reset.ts'

const ifNotYou = 'If it was not you, change your password at once and tell the church office.'

/** An e-mail to the owner of an account about its ways to sign in. */
const factorEmail =
  (subject: string, happened: (account: string) => string, then = ifNotYou): OwnerEmail =>
  ({ greeting, account }) => ({
    subject,
    text: `${greeting}

${happened(account)} If that was you, you need not do anything.

${then}
`,
  })

export const appAdded = factorEmail(
  'Codes of an app now protect your account',
  (account) => `from now on, ${account} signs in with a code of an authenticator app as well.`,
)

export const appRemoved = factorEmail(
  'Codes of an app no longer protect your account',
  (account) => `the authenticator app of ${account} was taken away just now.`,
)

export const passkeyAdded = factorEmail(
  'A passkey was added to your account',
  (account) => `a new passkey now opens ${account}.`,
)

export const passkeyRemoved = factorEmail(
  'A passkey was removed from your account',
  (account) => `a passkey of ${account} was removed just now.`,
)

export const recoveryCodesMade = factorEmail(
  'You have new recovery codes',
  (account) => `new recovery codes were made for ${account}. Those from before no longer hold.`,
)

export const recoveryCodeUsed = factorEmail(
  'A recovery code was used',
  (account) =>
    `somebody used one of the recovery codes of ${account} just now, in place of a passkey or a code.`,
)

export const factorsReset = factorEmail(
  'Your two-step sign-in was reset',
  (account) =>
    `the church office removed the passkeys, the authenticator app and the recovery codes of ${account}. Your password alone signs you in now.`,
  'Please set a new one up in your settings, under "Two-step sign-in". If you did not ask for this, tell the church office.',
)

/** After `npm run reset-factors`, which an intruder on the server may have run. */
export const factorsResetOnServer = factorEmail(
  'Your two-step sign-in was reset on the server',
  (account) =>
    `somebody at the church’s server removed the passkeys, the authenticator app and the recovery codes of ${account}. Your password alone signs you in now.`,
  'Please set a new one up in your settings, under "Two-step sign-in". If you did not ask for this, tell the church office at once.',
)

const listed = new Intl.ListFormat('en-GB')

/** What a mailed link removed, as a sentence to append to another one; '' for nothing. */
export const removedWords = (removed: Removed, why = 'since it came after'): string =>
  removed.length > 0 ? ` Removed, ${why}: ${listed.format(removed)}.` : ''

/** After the link of an e-mail has undone another person's changes. */
export const factorsRemoved =
  (removed: Removed): OwnerEmail =>
  ({ greeting, account }) => ({
    subject: 'What was removed from your account',
    text: `${greeting}

you told us by the link of a letter that somebody else was in ${account}. What opens it and was added since is removed: ${listed.format(removed)}.

If something of it was yours, please set it up again in your settings, under "Two-step sign-in". Look there, too, whether everything that is left is yours.
`,
  })

/** After the first confirmation of an address by a mailed link for a new password. */
export const factorsRemovedAtFirst =
  (removed: Removed): OwnerEmail =>
  ({ greeting, account }) => ({
    subject: 'What was removed from your account',
    text: `${greeting}

the new password of ${account} has also confirmed this e-mail address. Until then nobody knew whose account it is, so what opened it before is removed: ${listed.format(removed)}.

If something of it was yours, please set it up again in your settings, under "Two-step sign-in".
`,
  })

export const graceExtended = factorEmail(
  'You have another week for two-step sign-in',
  (account) => `the church office gave ${account} another week to set up a passkey or an authenticator app.`,
  'You find both in your settings, under "Two-step sign-in".',
)
