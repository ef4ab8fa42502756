import { sourceLanguage } from '../../../../lib/words/define.ts'
import { currentLanguage } from '../../../platform/words/speaking.ts'
import { letterOf, type OwnerEmail } from '../addresses/owner-emails.ts'
import { accountAnswers } from '../messages.ts'
import { factorEmailWords as words } from './messages.ts'
import type { Removed } from './reset.ts'

/** An e-mail to the owner of an account about its ways to sign in. Its words are read when it is written, in the owner's language. */
const factorEmail =
  (wordsFor: (account: string) => { subject: string; what: string; advice?: string }): OwnerEmail =>
  ({ greeting, account }) => {
    const { subject, what, advice = words.ifNotYou } = wordsFor(account)
    return { subject, text: letterOf(greeting, words.happened({ what }), advice) }
  }

export const appAdded = factorEmail((account) => ({
  subject: words.appAddedSubject,
  what: words.appAdded({ account }),
}))

export const appRemoved = factorEmail((account) => ({
  subject: words.appRemovedSubject,
  what: words.appRemoved({ account }),
}))

export const passkeyAdded = factorEmail((account) => ({
  subject: words.passkeyAddedSubject,
  what: words.passkeyAdded({ account }),
}))

export const passkeyRemoved = factorEmail((account) => ({
  subject: words.passkeyRemovedSubject,
  what: words.passkeyRemoved({ account }),
}))

export const recoveryCodesMade = factorEmail((account) => ({
  subject: words.codesSubject,
  what: words.codes({ account }),
}))

export const recoveryCodeUsed = factorEmail((account) => ({
  subject: words.codeUsedSubject,
  what: words.codeUsed({ account }),
}))

export const factorsReset = factorEmail((account) => ({
  subject: words.resetSubject,
  what: words.reset({ account }),
  advice: words.resetThen,
}))

/** After `npm run reset-factors`, which an intruder on the server may have run. */
export const factorsResetOnServer = factorEmail((account) => ({
  subject: words.resetOnServerSubject,
  what: words.resetOnServer({ account }),
  advice: words.resetOnServerThen,
}))

const listed = new Intl.ListFormat('en-GB')

/** What a mailed link removed, as a sentence; '' for nothing. */
export const removedWords = (removed: Removed): string =>
  removed.length > 0 ? accountAnswers.removedSince({ things: thingsOf(removed) }) : ''

/** Sentences of an answer, one after the other. */
export const sentences = (...all: readonly string[]): string => all.filter(Boolean).join(' ')

/** One thing of those that were removed, in the language of the reader. */
function nameOf(thing: string): string {
  if (thing === 'the authenticator app') return words.app
  if (thing === 'the recovery codes') return words.recoveryCodes
  if (thing === 'the address of the calendar') return words.calendar
  return words.passkeys({ count: Number.parseInt(thing, 10) || 1 })
}

/** The things that were removed, in the language of the reader. */
export const thingsOf = (removed: Removed): string =>
  currentLanguage() === sourceLanguage ? listed.format(removed) : removed.map(nameOf).join(', ')

/** After the link of an e-mail has undone another person's changes. */
export const factorsRemoved =
  (removed: Removed): OwnerEmail =>
  ({ greeting, account }) => ({
    subject: words.removedSubject,
    text: letterOf(greeting, words.removed({ account, removed: thingsOf(removed) }), words.removedThen),
  })

/** After the first confirmation of an address by a mailed link for a new password. */
export const factorsRemovedAtFirst =
  (removed: Removed): OwnerEmail =>
  ({ greeting, account }) => ({
    subject: words.removedSubject,
    text: letterOf(
      greeting,
      words.removedAtFirst({ account, removed: thingsOf(removed) }),
      words.removedAtFirstThen,
    ),
  })

export const graceExtended = factorEmail((account) => ({
  subject: words.graceSubject,
  what: words.grace({ account }),
  advice: words.graceThen,
}))
