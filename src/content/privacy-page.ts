import { privacyTexts } from '../lib/texts/accounts/privacy-page.ts'

/** Personal data that the application stores, and why. */
export const storedData = () => [
  { title: privacyTexts.account, text: privacyTexts.accountText },
  { title: privacyTexts.profile, text: privacyTexts.profileText },
  { title: privacyTexts.photograph, text: privacyTexts.photographText },
  { title: privacyTexts.written, text: privacyTexts.writtenText },
  { title: privacyTexts.takePart, text: privacyTexts.takePartText },
  { title: privacyTexts.give, text: privacyTexts.giveText },
  { title: privacyTexts.device, text: privacyTexts.deviceText },
  { title: privacyTexts.signIn, text: privacyTexts.signInText },
]

/** Rights of data subjects. */
export const rights = () => [
  { title: privacyTexts.see, text: privacyTexts.seeText },
  { title: privacyTexts.correct, text: privacyTexts.correctText },
  { title: privacyTexts.erase, text: privacyTexts.eraseText },
  { title: privacyTexts.object, text: privacyTexts.objectText },
]
