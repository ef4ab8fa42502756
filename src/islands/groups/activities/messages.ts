import { define } from '../../../lib/words/define.ts'

/** Words of /youthsignup. */
export const youthWords = define('youth', {
  ministry: 'Youth Ministry',
  needsScript: 'Signing up needs JavaScript, which is off in this browser.',
  none: 'There is nothing to sign up for at the moment.',
  signUp: 'Sign Up',
  joinWaiting: 'Join the waiting list',
  cancel: 'Cancel sign-up',
  leaveWaiting: 'Leave the waiting list',
  details: '{when}. {where}. Ask for {who}.',
  waits: 'You are on the waiting list, place {position}.',
  toastSignedUp: 'You are signed up for {title}',
  toastWaits: 'You are on the waiting list, place {position}',
  toastLeft: 'You are off the waiting list for {title}',
  toastFree: 'Your place in {title} is free again',
})

/** Words of the desk of youth activities. */
export const activityWords = define('activities', {
  noneYet: 'There is no youth activity yet',
  noneYetWhy:
    'An activity is a card of the page Youth ministry that leads to its sign-up. Then its places and sign-ups stand here.',
  writePage: 'Write the page Youth ministry',
  noneOfYours: 'No youth activity belongs to your fellowship',
  noneOfYoursWhy:
    'The church office says which fellowship an activity belongs to. Then its sign-ups stand here.',
  heading: 'Youth Activities',
  officeAlone: 'Seen by the church office alone',
  change: 'Change',
  signUps: 'Sign-ups',
  search: 'Search sign-ups...',
  nobodyYet: 'Nobody has signed up yet',
  nobodyYetWhy: 'Who signs up is here with a telephone number, so that you can call them.',
  download: 'Download CSV',
  noLimit: { one: '{count} signed up, no limit', other: '{count} signed up, no limit' },
  taken: { one: '{count} of {places} places taken', other: '{count} of {places} places taken' },
  noLimitWaiting: {
    one: '{taken} signed up, no limit, {count} waiting',
    other: '{taken} signed up, no limit, {count} waiting',
  },
  takenWaiting: {
    one: '{taken} of {places} places taken, {count} waiting',
    other: '{taken} of {places} places taken, {count} waiting',
  },
  activity: 'Activity',
  name: 'Name',
  telephone: 'Telephone',
  notShown: 'Not shown',
  signedUp: 'Signed up',
  place: 'Place',
  updated: 'Activity updated',
  places: 'Places',
  placesHint: 'Leave it empty for as many as come. Nobody who has a place loses it.',
  fellowship: 'Fellowship',
  fellowshipHint: 'Its leader sees who signed up, and may change the number of places.',
  noFellowship: 'None: the church office alone',
})
