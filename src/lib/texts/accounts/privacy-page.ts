import { define } from '../../words/define.ts'

/** What the page /privacy says of data that the application stores, and why (docs/security.md), and of rights under Act 843. */
export const privacyTexts = define('privacyTexts', {
  account: 'Your account',
  accountText:
    'Name, username, telephone and, if you give it, your e-mail address: to know who is a member, and to reach you. Your password is kept as a hash that nobody can read.',
  profile: 'Your profile',
  profileText:
    'Date of birth, marital status, address, occupation, when you first came and whether you are born again: for pastoral care. You decide who sees your details beside the church office.',
  photograph: 'Your photograph',
  photographText:
    'Only if you upload one. Members of your fellowship see it only if you agree, and you can withdraw that in your settings.',
  written: 'What you write',
  writtenText:
    'Prayer requests, testimonies, messages and words in the chat. A private prayer request is read by you, the church office and the leader of your fellowship. A testimony is public once it is approved.',
  takePart: 'What you take part in',
  takePartText:
    'Your fellowship, sign-ups and attendance: so that leaders, and members whom they name to assist, notice who is missing and may need a visit. Teams and turns in which you serve; when you cannot is seen by those who keep the rota alone. While you are in no fellowship, leaders find your name, and nothing else, to ask the office for you.',
  give: 'What you give',
  giveText:
    'Amount, purpose, date and way, with your name: for receipts and the books. Treasurers see it, and each look is noted. Treasurers and signatories see your welfare dues and what you ask of the fund; why dues are waived only the signatories of that day.',
  device: 'On your own device',
  deviceText:
    'Your browser keeps the pages that you read, and your own lists, so that you can read them without a network. They are removed when you log out or somebody else logs in, or by you under “Saved offline”. What you write without a network waits there until it is sent, for you alone. Sermons that you chose to keep stay until you remove them. If you ask for notifications, they come by the push service of your browser’s maker, which cannot read them, until you sign out.',
  signIn: 'How you sign in',
  signInText:
    'Devices, times and network addresses: to keep strangers out of your account. Addresses are shortened after 30 days. Who of the staff reads lists of members is noted as well.',
  see: 'See it',
  seeText: 'Download everything that is kept of you under Settings, My data, at any time, or ask for it.',
  correct: 'Correct it',
  correctText: 'Change it in your profile, or ask the church to correct what you cannot change.',
  erase: 'Have it deleted',
  eraseText:
    'Close your account under Settings. After 14 days your data is deleted; what others could read stays without your name and picture.',
  object: 'Object, and withdraw',
  objectText: 'Object to a use of your data, or withdraw a consent. Each is as easy as it was to give it.',
})
