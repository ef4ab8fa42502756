import { define } from '../../../lib/words/define.ts'

/** What a message calls somebody whose address may be a stranger's. */
export const mailingWords = define('mailings', { friend: 'friend' })

/** The words of messages that go by themselves, while the church has not written its own. `{firstName}` is filled for each person. */
export const automaticWords = define('automaticMessages', {
  eventSubject: 'Reminder: {event}',
  event: 'Dear {firstName}, {event} begins on {when}. Where: {where}',
  serviceSubject: 'Reminder: {service}',
  service: 'Dear {firstName}, {service} is on {when}. Where: {where}',
  pledgeSubject: 'Your pledge: {pledge}',
  pledge:
    'Dear {firstName}, this is the reminder of your pledge for {pledge} that you asked for. What is open, and how to change or end it: {page}',
  missedSubject: 'We think of you, {firstName}',
  missed:
    'Dear {firstName}, we have not seen you for some weeks and think of you. If there is something we can do or pray for, tell us. You are always welcome.',
  birthdaySubject: 'Happy birthday, {firstName}!',
  birthday:
    'Happy birthday, {firstName}! We thank God for you and pray that this new year of yours is a blessed one.',
})

/** Why a message is not written, sent or decided about. */
export const messageRefusals = define('messageRefusals', {
  pushUnreached: 'The church cannot reach the push service of this browser',
  noWhatsAppHere: 'This church does not write by WhatsApp.',
  noHandshake: 'This is not the handshake of WhatsApp.',
  noSignature: 'This has no valid signature of WhatsApp.',
  noWebhook: 'This is no webhook of WhatsApp.',
  thanks: 'Thank you.',
  noList: 'There is no such list.',
  noFellowship: 'There is no such fellowship.',
  noBranch: 'There is no such branch.',
  noEvent: 'There is no such event.',
  noMessage: 'There is no such message.',
  nobodyThisWay: 'Nobody of this list can get it this way.',
  onItsWay: 'This message is still on its way. Please wait until it is sent.',
  nobodyUnknown: 'There is nobody left of whom it is unknown.',
  decided: 'This message has been decided about. Please load the list again.',
  byAnother: 'You wrote this message. Somebody else of the staff has to approve it.',
  tooDear:
    'This costs more than the church may still spend on messages to telephones this month. A super admin changes that under Settings.',
  ownFellowship: 'You may write to your own fellowship.',
  nextOfPage: 'Please give what the page before has as next',
  pledgersHidden: 'Who has a pledge only treasurers see. How many were reminded stands in the list.',
  longText: 'As a text message this has {longest} parts. Please shorten it to {mostParts}',
  noTexts:
    'This church sends no text messages yet. A super admin names the sender under Settings, Messages to people',
  noEmails:
    'This church sends no e-mails yet. The keeper of the server turns them on (docs/operations.md, SMTP_URL)',
  noWhatsApp:
    'This church does not write by WhatsApp. The keeper of the server turns it on (docs/operations.md, WHATSAPP_TOKEN)',
  noTemplate: 'Please choose a template that WhatsApp has approved, with words for each variable',
  longWhatsApp:
    'By WhatsApp a message has at most 1,024 letters, those of the template among them. Please shorten it',
  noTime: 'There is no such date and time',
  timeOver: 'This time is over. Leave it empty to send now',
  threeMonths: 'Please choose a day of the next three months',
  unfilled: 'Nobody can fill {written}. You may write {first}, {title} or {fellowship}',
  onlyAdminsSendPosts: 'Only super admins send posts of the news on.',
  newNumber: 'A message to many names a new number',
  newNumberText:
    '{username} wrote a message to many people with a number that the site does not show. What has not gone out yet can be stopped under Messages.',
  messagesPage: 'Messages',
})

/** To whom a message goes, as the writer chooses it. */
export const audienceNames = define('audienceNames', {
  everybody: 'Everybody',
  members: 'All members',
  leaders: 'All fellowship leaders',
  media: 'The media team',
  admins: 'All super admins',
  branch: 'Branch: {name}',
  event: 'Who comes to {title}, {date}',
  list: 'List: {name}',
})

/** Names of the kinds of messages that go by themselves, and to whom they go. */
export const automaticKinds = define('automaticKinds', {
  announcement: 'Announcements',
  aboutAnnouncement: 'Whoever writes an announcement may tick that it goes to everybody as a message, too.',
  missed: 'Missed for three weeks',
  aboutMissed:
    'To a member who was last seen three weeks ago, at a meeting or a service, and marked as absent since. Once for each absence, and nobody else is told.',
  event: 'Reminders of events',
  aboutEvent:
    'A day before, to who said that they come or asked for it, and likes text messages best or has no e-mail. The others get their e-mail as before.',
  service: 'Reminders of services',
  aboutService:
    'A day before, to members who asked for it, and who like text messages best or have no e-mail. The others get their e-mail as before.',
  pledge: 'Reminders of pledges',
  aboutPledge:
    'On the days that the giver chose, to who likes text messages best or has no e-mail. The others get their e-mail as before.',
  birthday: 'Birthdays',
  aboutBirthday: 'In the morning of the day, to everybody whose birthday the register knows.',
  lastSeen: 'Last seen on {seen}',
})

/** Why a message to somebody did not go, or how far it came. Stored in English, and shown in the language of who reads it. */
export const sendingReasons = define('sendingReasons', {
  noAddress: 'There is no address any more.',
  refused: 'This person has said no.',
  noTexts: 'The church sends no text messages now.',
  noWay: 'There is no such way any more.',
  noWhatsApp: 'The church does not write by WhatsApp now.',
  noTemplate: 'WhatsApp has not approved the template of this message.',
  lost: 'The answer was lost when the server stopped.',
  stopped: 'The message was stopped.',
  taken: 'WhatsApp has taken it.',
  onTelephone: 'It is on the telephone.',
  readThere: 'Read in WhatsApp.',
  afterAll: 'It arrived by WhatsApp after all.',
  tooLate: 'It was too late for it.',
  takenBack: 'This person has taken it back meanwhile.',
  switchedOff: 'It was switched off meanwhile.',
  unused: 'The church does not use this any more.',
  moved: 'It was moved or deleted meanwhile.',
  readUnderOwn: 'Read under My messages.',
})

/** Words of the e-mails about messages that wait for an approval. */
export const approvalEmails = define('approvalEmails', {
  waitsSubject: 'A message waits for your approval',
  sendMessages: 'Send Messages',
  waits: '{writer} wrote a message to {people} people. It goes out when somebody else approves it.',
  approvedSubject: 'Your message is approved',
  dashboard: 'Your dashboard',
  approved: '{approver} approved your message to {people} people.',
  declinedSubject: 'Your message was declined',
  declined: '{approver} declined your message to {people} people.',
  ceilingNear: 'Text messages: a ceiling is near',
  spentToday: '{budget}: {spent} of {ceiling} is spent today.',
  spentThisMonth: '{budget}: {spent} of {ceiling} is spent this month.',
  aboveCeiling:
    'Above a ceiling none of these goes until it is over. The others go on. What each may cost is set here: {page}',
  settingsPage: 'Super Admin Dashboard, Settings',
})
