import { define } from '../../../lib/words/define.ts'

/** Words of e-mails about giving. */
export const givingEmailWords = define('givingEmails', {
  givePage: 'Give',
  givingPage: 'My giving',
  pledgeSubject: 'Your pledge: {pledge}',
  promised: 'You promised {amount} for “{pledge}”.',
  came: '{amount} of it has come. Thank you!',
  open: '{amount} is open.',
  openUntil: '{amount} is open, if you can by {day}.',
  givePart: 'Give a part of it: {page}',
  tooMuch:
    'Should it have become too much, you may lower your pledge or let the rest go. Nobody asks you why:',
  stop: 'Stop these reminders with one press: {page}',
  reminderSubject: 'You wanted to give: {fund}',
  weekly: 'You asked to be reminded each week to give {amount} for {fund} by {method}.',
  monthly: 'You asked to be reminded each month to give {amount} for {fund} by {method}.',
  giveNow: 'Give now: {page}',
  notByItself: 'Nothing is paid by itself, and you may change amount and purpose there.',
  stoppedSubject: 'Your card is charged no longer',
  stopped: 'Your card ({card}) could not be charged {amount} for {fund} this month: {why}',
  stoppedThen:
    'We have stopped it, and shall not try again by ourselves. What we kept of the card is deleted. If you want to go on, give once by card, and say there that it may be charged each month:',
  promptText:
    'Somebody asks this number to pay to {church}. If it was not you, approve nothing. Stop such requests: {page}',
})
