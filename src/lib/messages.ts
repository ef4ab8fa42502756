/*
 * Every text of the error catalogue that this front end shows, letter for letter (spec 1 §8), an object for each area,
 * so that a page carries only its own.
 */

export const signUpTexts = {
  success: 'Signup successful!',
  failure: 'Failed to sign up',
} as const

export const loginTexts = {
  success: 'Login successful!',
  /** When the server says no without a word. */
  failure: 'Invalid Credentials',
  incompleteProfile: 'Please complete your profile',
} as const

export const completeProfileTexts = {
  success: 'Profile completed successfully!',
  failure: 'An error occurred while completing profile.',
} as const

export const dashboardTexts = {
  failure: 'Failed to load some dashboard data',
  noPrayerRequests: "You haven't submitted any prayer requests yet.",
  noTestimonies: "You haven't shared any testimonies yet.",
  noAnnouncements: 'No announcements at this time.',
} as const

export const liveTexts = {
  qualitySet: (quality: string) => `Quality set to ${quality}`,
} as const
