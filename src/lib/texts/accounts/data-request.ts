import { define } from '../../words/define.ts'

/** Words of the form for a data request on the privacy page. */
export const dataRequestWords = define('data-request', {
  needsScript: 'Sending a request here',
  name: 'Your name',
  contact: 'Your e-mail address or telephone number',
  request: 'Request',
  choose: 'Please choose',
  details: 'Details',
  send: 'Send request',
  sending: 'Sending...',
  noAnswer: 'No answer. Please check your connection, and try again.',
  elsewhere: 'Your request was not sent. Please write to the church instead.',
})

/** Why a data request is refused. */
export const requestRules = define('request-rules', {
  kind: 'Please choose what you ask for',
  name: 'Please enter the name',
  reach: 'Please enter how to reach this person',
  contact: 'Please enter an e-mail address or a telephone number',
  contactShape: 'Please write an e-mail address, or a telephone number like 024 412 3456',
})
