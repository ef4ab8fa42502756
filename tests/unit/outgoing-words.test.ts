import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * What goes out by e-mail, text message or notification, from which file, to whom, and whose words it carries beside the church's own
 * (docs/decisions/messages.md#strangers-words). A new sender is added here with its answer.
 */

/**
 * `unproven`: an address that somebody typed, and nobody has confirmed. `confirmed`: the confirmed address or own device of an account.
 * `staff`: the same of who serves. `named by staff`: an address that staff typed.
 */
type To = 'unproven' | 'confirmed' | 'staff' | 'named by staff'

/** `reader`: the own name, and what the reader wrote. `staff`: who serves wrote it. `member`: somebody with a confirmed address wrote it. */
type Words = 'none' | 'reader' | 'staff' | 'member'

const rows: readonly (readonly [file: string, what: string, to: To, words: Words])[] = [
  ['accounts/accounts/addresses/ask-email', 'the link that confirms an address', 'unproven', 'none'],
  ['accounts/accounts/credentials', 'a recovery code was used', 'unproven', 'none'],
  ['accounts/accounts/factors/admin-routes', 'the second step was taken away', 'unproven', 'none'],
  ['accounts/accounts/factors/queued-owner-emails', 'what a command did to the account', 'unproven', 'none'],
  ['accounts/accounts/factors/routes', 'a second step was added or removed', 'unproven', 'none'],
  ['accounts/accounts/factors/verify', 'a recovery code was used', 'unproven', 'none'],
  ['accounts/accounts/sessions/guessing-email', 'somebody guesses the password', 'unproven', 'none'],
  ['accounts/accounts/links/link-routes', 'a new password, the former address', 'unproven', 'none'],
  ['accounts/accounts/sessions/new-device', 'a new device is signed in', 'unproven', 'none'],
  ['accounts/accounts/own-routes', 'the password was changed', 'unproven', 'none'],
  ['accounts/accounts/passwords/reset-requests', 'the link for a new password', 'unproven', 'none'],
  ['app/admin/routes', 'another role', 'unproven', 'none'],
  ['care/care/thanks', 'thanks to a newcomer, by name once staff has looked', 'unproven', 'none'],
  ['accounts/data-requests/routes', 'a request about data is answered', 'unproven', 'none'],
  ['groups/fellowships/routes', 'another role, who leads a fellowship', 'unproven', 'none'],
  ['giving/giving/repeats/offer-stop', 'how to stop requests to pay', 'unproven', 'none'],
  ['accounts/invitations/link-routes', 'another role', 'unproven', 'none'],
  ['accounts/new-passwords/tell', 'a new password is offered', 'unproven', 'none'],
  [
    'people/persons/tell-connected',
    'an account is connected with the entry of the register',
    'unproven',
    'none',
  ],
  ['accounts/otp/own-routes', 'a telephone was confirmed', 'unproven', 'none'],
  ['accounts/otp/send', 'a code', 'unproven', 'none'],
  ['accounts/account-management/change-email', 'another address is asked for', 'unproven', 'none'],
  ['accounts/account-management/routes', 'the account is closed', 'unproven', 'none'],
  // No name that was typed goes by a channel where a stranger may read it: server/messages/mailings/strangers.ts.
  ['app/automatic-messages/run', 'birthdays, reminders, absences', 'unproven', 'none'],
  ['messages/mailings/routes', 'what staff writes to people', 'unproven', 'staff'],
  ['messages/announcements/as-message', 'an announcement', 'unproven', 'staff'],
  ['care/inbox/answer', 'an answer of staff', 'unproven', 'staff'],
  ['care/inbox/whatsapp-answer', 'an answer of staff by WhatsApp', 'unproven', 'staff'],
  ['messages/whatsapp/hear', 'STOP and START are answered', 'unproven', 'none'],
  ['accounts/invitations/routes', 'an invitation', 'named by staff', 'staff'],
  ['groups/activities/emails', 'a place became free', 'confirmed', 'reader'],
  [
    'services/event-news/tell',
    'an event moved, was cancelled or takes place after all',
    'confirmed',
    'staff',
  ],
  ['services/forms/tell', 'an answer to a form, confirmed, and told to its readers', 'unproven', 'staff'],
  ['services/registrations/remind', 'an event for which somebody holds tickets', 'unproven', 'staff'],
  ['services/registrations/tell', 'tickets, and places that became free', 'unproven', 'staff'],
  ['services/events/place-emails', 'a place became free', 'confirmed', 'reader'],
  ['services/events/reminders', 'an event begins', 'confirmed', 'reader'],
  ['services/services/reminders', 'a service begins', 'confirmed', 'reader'],
  ['giving/giving/emails', 'reminders to give', 'confirmed', 'reader'],
  [
    'care/decisions/tell-authors',
    'a testimony was approved, a request marked answered',
    'confirmed',
    'reader',
  ],
  ['services/rota/emails', 'turns to serve', 'confirmed', 'staff'],
  ['services/rota/tell', 'somebody took or declined a turn', 'confirmed', 'staff'],
  ['groups/fellowships/assistant-routes', 'who assists a leader', 'confirmed', 'staff'],
  [
    'people/persons/requests/office-routes',
    'the office has decided whom a leader asked for',
    'staff',
    'staff',
  ],
  [
    'accounts/dual-control/tell-approvers',
    'what waits for approval, and what was decided',
    'confirmed',
    'staff',
  ],
  ['accounts/dual-control/emails', 'words that tell where money goes were changed', 'staff', 'staff'],
  ['groups/fellowships/request-routes', 'a request to join is answered', 'confirmed', 'staff'],
  ['groups/fellowships/leader-message-routes', 'a message to a leader', 'staff', 'member'],
  ['groups/fellowships/told-leaders', 'how many messages wait', 'staff', 'none'],
  ['services/events/report-reminders', 'a meeting has no marks', 'staff', 'none'],
  ['care/inbox/own-answers', 'a member has answered', 'staff', 'none'],
  ['care/inbox/routes', 'a conversation was handed over', 'staff', 'none'],
  ['care/care/tell-holder', 'a task or a newcomer was handed over', 'confirmed', 'none'],
  ['website/cms/sharing-routes', 'a page was given, asked for or approved', 'staff', 'staff'],
  ['giving/books/verify/root-emails', 'the root of the books', 'staff', 'none'],
  ['messages/text-budgets/tell-office', 'a ceiling is near', 'staff', 'none'],
]

/** What sends for others, and says nothing of its own. */
const ways = [
  'accounts/accounts/addresses/mail-account',
  'accounts/accounts/addresses/owner-emails',
  'accounts/member-settings/optional-emails',
  'platform/mail/mail',
  'accounts/unsubscribes/optional-email',
  'website/cms/emails',
  'groups/places/email',
  'platform/delivery/push/notify',
  'messages/scheduled/send',
  'platform/delivery/push/channel',
  'messages/mailings/deliver',
  'messages/mailings/write-to-one',
  'messages/mailings/reports',
  'accounts/otp/post-text',
  'accounts/otp/paid-text',
  'messages/mailings/repo',
]

const sends =
  /\bmail\.send\(|\bsend(Optional|OptionalEmail|OwnerEmail)\(|\b(emailOwner|mailAccount|notifyDevices|postText|writeToOne|sendForOccasion|emailPlace)\(|\btell(Editor|Staff)\(|\bchannel\.send\(/

/** Messages that are queued in the database. */
const queues = /import \{[^}]*\baddMessage\b[^}]*\} from '(.+)\/repo\.ts'/

const isSender = (file: string): boolean => {
  const from = queues.exec(read(file))?.[1]
  return (
    sends.test(read(file)) ||
    from === '../mailings' ||
    from === '../../messages/mailings' ||
    (from === '.' && file.startsWith('messages/mailings/'))
  )
}

const read = (file: string) => readFileSync(`src/server/${file}.ts`, 'utf8')

test('every sender of the server says to whom it writes, and whose words', () => {
  const senders = globSync('src/server/**/*.ts')
    .map((path) => path.replaceAll('\\', '/').replace(/^src\/server\/|\.ts$/g, ''))
    .filter((file) => isSender(file) && !ways.includes(file))

  expect(senders.toSorted()).toEqual(rows.map(([file]) => file).toSorted())
})

test('what goes to an address that nobody has confirmed carries no word but the church’s and its staff’s', () => {
  const wrong = rows.filter(([, , to, words]) => to === 'unproven' && !['none', 'staff'].includes(words))

  expect(wrong).toEqual([])
})

test('an e-mail to the owner of an account takes its greeting from the one place that asks whether the address is confirmed', () => {
  const named = rows
    .filter(
      ([file, , to, words]) => file.startsWith('accounts/accounts/') && to === 'unproven' && words === 'none',
    )
    .filter(([file]) => /Dear \$\{|\$\{(account\.)?(username|first_name)\}/.test(read(file)))
    .map(([file]) => file)

  expect(named).toEqual([])
})
