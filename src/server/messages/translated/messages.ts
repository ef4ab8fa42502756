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
