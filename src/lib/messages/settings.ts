/* The specification has no texts for settings; these are the house's own, in one place like the others. */

export const settingsTexts = {
  saved: 'Saved.',
  schemes: {
    device: 'As the device',
    light: 'Light',
    dark: 'Dark',
  },
  audiences: {
    office: 'Only the church office',
    leader: 'The leader of my fellowship',
    members: 'All members of my fellowship',
  },
  photographRemoved: 'Your photograph is removed.',
  photographSaved: 'Your new photograph is saved.',
  notAPicture: 'This browser cannot open that file as a picture. Please choose a JPEG, PNG or WebP.',
  profileFirst: 'Complete your profile first; your photograph belongs to it.',
} as const
