import { define } from '../../words/define.ts'

/* Texts of the settings, which are not in the specification. */

export const settingsTexts = define('settings-answers', {
  saved: 'Saved.',
  savedAnd: 'Saved. {what}',
  asDevice: 'As the device',
  light: 'Light',
  dark: 'Dark',
  office: 'Only the church office',
  leader: 'The leader of my fellowship, and who assists',
  members: 'All members of my fellowship',
  church: 'All members of the church',
  remind: 'Remind me the day before an event or a service that I asked to be reminded of',
  remindOn: 'Saved. An e-mail comes the day before.',
  remindOff: 'Saved. No e-mail comes; your reminders stay on the site.',
  news: 'Tell me when my testimony is approved, my prayer request is marked as answered, or a place is free for me',
  newsOn: 'Saved. An e-mail tells you.',
  newsOff: 'Saved. You find it on your dashboard.',
  asLeader: 'Send me what members write to me as their leader',
  asLeaderOn: 'Saved. Messages of members come by mail, too.',
  asLeaderOff: 'Saved. You find messages of members on your dashboard, under Messages.',
  photographRemoved: 'Your photograph is removed.',
  photographSaved: 'Your new photograph is saved.',
  notAPicture: 'This browser cannot open that file as a picture. Please choose a JPEG, PNG or WebP.',
  partMissing:
    'A part of this page did not arrive. Please check your connection, and choose the photograph again.',
  profileFirst: 'Complete your profile first; your photograph belongs to it.',
})
