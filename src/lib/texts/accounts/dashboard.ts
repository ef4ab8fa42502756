import { define } from '../../words/define.ts'

/* Texts of the error catalogue, letter for letter (spec 1 §8). One file per area: a page loads only its own texts. */

export const dashboardTexts = define('dashboardTexts', {
  failure: 'Failed to load some dashboard data',
  noPrayerRequests: `You haven't submitted any prayer requests yet.`,
  noTestimonies: `You haven't shared any testimonies yet.`,
  noAnnouncements: 'No announcements at this time.',
  prayerChanged: 'Your request is changed',
  prayerTakenBack: 'Your request is withdrawn',
})
