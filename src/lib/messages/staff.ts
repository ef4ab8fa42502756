/** What two members of the staff who act on the same thing read, and whoever lost the role meanwhile. */
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
  /** As the prayer page says it (spec 1 §8); here once more, so that it stays in the prayer page's own script. */
  prayerAnswered: 'Praise God for answered prayers!',
} as const
