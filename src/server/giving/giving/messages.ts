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
  detailsChanged: 'Payment details of {place} have changed',
  detailsChangedText:
    '{username} approved what {by} changed: what tells people where their money goes. For a week it can be undone.',
  detailsStay: 'Payment details of {place} stay as they are',
  detailsStayText: '{username} declined a change of what tells people where their money goes.',
  detailsAsBefore: 'Payment details of {place} are as before',
  detailsAsBeforeText:
    '{username} undid a change of what tells people where their money goes. Visitors read again what stood there before.',
  refundWaits: 'A refund waits for your approval',
  refundWaitsText:
    'A treasurer asks to give back the gift with receipt {receipt}. Somebody else has to approve it.',
  refundApproved: 'A refund is approved',
  refundDeclined: 'A refund is declined',
  refundApprovedText: '{by} has approved the refund of the gift with receipt {receipt}.',
  refundDeclinedText: '{by} has declined the refund of the gift with receipt {receipt}.',
  refundsPage: 'Refunds',
})

/** What the API of giving refuses. */
export const givingRefusals = define('givingRefusals', {
  pleaseGiveWholeAmount: 'Please give a whole amount',
  churchTakesNoMoney: 'The church takes no money by this method. Please choose another',
  churchTakesNoGifts: 'The church takes no gifts by this method. Please choose another',
  kofiAmaCollectionHas: 'The Kofi & Ama collection has ended. Please choose that it is not for it',
  pleaseChooseDay: 'Please choose a day',
  youAskedForRefund: 'You asked for this refund. Another treasurer or a super admin has to approve it.',
  noRefund: 'There is no such refund.',
  refundDecidedPleaseLoad: 'This refund is decided. Please load the list again.',
  thereNoGiftBy: 'There is no gift by telephone or card with this number',
  paidForTickets: 'This paid for tickets: cancel them under Registrations',
  moreThanWasGiven: 'This is more than was given',
  giftBeingGivenBack: 'This gift is being given back already, or was.',
  entryGiftWasReversed:
    'The entry of this gift was reversed, so that the books count it no longer. Please give the money back at the provider itself.',
  providerGiftTakesNo:
    'The provider of this gift takes no refunds from here. Please give it back at the provider itself, or in person, and write it down in the books.',
  theseAreTooMany: 'These are too many. Please stop one first.',
  giftsCardCannotBe:
    'This gift’s card cannot be charged again. Please let us remind you instead, or ask your bank.',
  paymentProviderDoesNot:
    'The payment provider does not answer at the moment. Please try again in a few minutes.',
  noGiftByCard: 'There is no such gift by card.',
  cardChargedForPurpose: 'This card is charged for this purpose each month already. Please stop that first.',
  noRepeat: 'There is no such repeat.',
  linkNoLongerGood: 'This link is no longer good. Please log in, and stop it under My giving.',
  hasNoValidSignature: 'This has no valid signature of the payment provider.',
  nothingDecidedAboutPayment: 'Nothing is decided about this payment.',
  somebodyHasDecidedAbout: 'Somebody has decided about this payment. Please load it again.',
  noPayment: 'There is no such payment.',
  thereNoGiftReference: 'There is no gift of this reference.',
  moneyWasGivenBack: 'This money was given back: it is no gift. Please say why it stays.',
  giftHasItsMoney: 'This gift has its money already. Give this payment back, or say why it stays.',
  providerDidNotSay:
    'The provider did not say how much was paid. Please look there, and say here why it stays.',
  giftInCurrencyAnd: 'This gift is in {currency}, and the payment in {currency2}.',
  giftBeingGivenBack2:
    'This gift is being given back, or was. Please decline its refund first, while it waits.',
  ourChurchWasChanged: 'Our church was changed since. Please decline this, and have it asked for again.',
  weekOverPleaseChange: 'The week is over. Please change it by hand.',
  decidedPleaseLoadList: 'This is decided. Please load the list again.',
  youMadeChangeAnother: 'You made this change. Another super admin or treasurer has to approve it.',
  wouldBringBackWhat:
    'This would bring back what you wrote yourself. Another super admin or treasurer has to undo it.',
  noChange: 'There is no such change.',
  thankYou: 'Thank you.',
  noReminderAnyMore: 'You get no such reminder any more.',
})
