import { define } from '../../../../lib/words/define.ts'

/** Words of e-mails to the owner of an account about its ways to sign in. */
export const factorEmailWords = define('factorEmails', {
  happened: '{what} If that was you, you need not do anything.',
  ifNotYou: 'If it was not you, change your password at once and tell the church office.',
  appAddedSubject: 'Codes of an app now protect your account',
  appAdded: 'from now on, {account} signs in with a code of an authenticator app as well.',
  appRemovedSubject: 'Codes of an app no longer protect your account',
  appRemoved: 'the authenticator app of {account} was taken away just now.',
  passkeyAddedSubject: 'A passkey was added to your account',
  passkeyAdded: 'a new passkey now opens {account}.',
  passkeyRemovedSubject: 'A passkey was removed from your account',
  passkeyRemoved: 'a passkey of {account} was removed just now.',
  codesSubject: 'You have new recovery codes',
  codes: 'new recovery codes were made for {account}. Those from before no longer hold.',
  codeUsedSubject: 'A recovery code was used',
  codeUsed: 'somebody used one of the recovery codes of {account} just now, in place of a passkey or a code.',
  resetSubject: 'Your two-step sign-in was reset',
  reset:
    'the church office removed the passkeys, the authenticator app and the recovery codes of {account}. Your password alone signs you in now.',
  resetThen:
    'Please set a new one up in your settings, under "Two-step sign-in". If you did not ask for this, tell the church office.',
  resetOnServerSubject: 'Your two-step sign-in was reset on the server',
  resetOnServer:
    'somebody at the church’s server removed the passkeys, the authenticator app and the recovery codes of {account}. Your password alone signs you in now.',
  resetOnServerThen:
    'Please set a new one up in your settings, under "Two-step sign-in". If you did not ask for this, tell the church office at once.',
  removedSubject: 'What was removed from your account',
  removed:
    'you told us by the link of a letter that somebody else was in {account}. What opens it and was added since is removed: {removed}.',
  removedThen:
    'If something of it was yours, please set it up again in your settings, under "Two-step sign-in". Look there, too, whether everything that is left is yours.',
  removedAtFirst:
    'the new password of {account} has also confirmed this e-mail address. Until then nobody knew whose account it is, so what opened it before is removed: {removed}.',
  removedAtFirstThen:
    'If something of it was yours, please set it up again in your settings, under "Two-step sign-in".',
  graceSubject: 'You have another week for two-step sign-in',
  grace: 'the church office gave {account} another week to set up a passkey or an authenticator app.',
  graceThen: 'You find both in your settings, under "Two-step sign-in".',
  passkeys: { one: 'a passkey', other: '{count} passkeys' },
  app: 'the authenticator app',
  recoveryCodes: 'the recovery codes',
  calendar: 'the address of the calendar',
})
