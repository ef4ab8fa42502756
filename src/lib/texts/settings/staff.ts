/** Messages for staff: concurrent changes to one entry, and a role that was withdrawn. */
export const staffTexts = {
  demoted: 'Your role in the church has changed, and this page is not open to it.',
  gone: 'Somebody else has deleted this meanwhile. What you typed stays here until you close it.',
  alreadyGone: 'Somebody else has deleted this already.',
} as const

/* Texts of the error catalogue of the dashboards, letter for letter (spec 2 §5, §8). Those of a deletion are made by its dialog. */

export const adminTexts = {
  notLoaded: 'Failed to load dashboard data',
  roleUpdated: (name: string) => `Role updated for ${name}`,
  roleNotUpdated: 'Failed to update user role',
  /** The prayer page's text (spec 1 §8), repeated so that the prayer page's script stays separate. */
  prayerAnswered: 'Praise God for answered prayers!',
} as const
