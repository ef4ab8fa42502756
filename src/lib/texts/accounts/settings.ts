/* Texts of the settings, which are not in the specification. */

export const settingsTexts = {
  saved: 'Saved.',
  schemes: {
    device: 'As the device',
    light: 'Light',
    dark: 'Dark',
  },
  audiences: {
    office: 'Only the church office',
    leader: 'The leader of my fellowship, and who assists',
    members: 'All members of my fellowship',
  },
  emails: {
    reminder_mail: {
      label: 'Remind me the day before an event or a service that I asked to be reminded of',
      on: 'Saved. An e-mail comes the day before.',
      off: 'Saved. No e-mail comes; your reminders stay on the site.',
    },
    news_mail: {
      label:
        'Tell me when my testimony is approved, my prayer request is marked as answered, or a place is free for me',
      on: 'Saved. An e-mail tells you.',
      off: 'Saved. You find it on your dashboard.',
    },
    leader_mail: {
      label: 'Send me what members write to me as their leader',
      on: 'Saved. Messages of members come by mail, too.',
      off: 'Saved. You find messages of members on your dashboard, under Messages.',
    },
  },
  photographRemoved: 'Your photograph is removed.',
  photographSaved: 'Your new photograph is saved.',
  notAPicture: 'This browser cannot open that file as a picture. Please choose a JPEG, PNG or WebP.',
  partMissing:
    'A part of this page did not arrive. Please check your connection, and choose the photograph again.',
  profileFirst: 'Complete your profile first; your photograph belongs to it.',
} as const
