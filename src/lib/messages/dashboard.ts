/* Texts of the error catalogue, letter for letter (spec 1 §8). A file for each area, so that a page carries only its own. */

export const dashboardTexts = {
  failure: 'Failed to load some dashboard data',
  noPrayerRequests: "You haven't submitted any prayer requests yet.",
  noTestimonies: "You haven't shared any testimonies yet.",
  noAnnouncements: 'No announcements at this time.',
} as const
