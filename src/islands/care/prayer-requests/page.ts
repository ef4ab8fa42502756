// All islands of one page, in one module: one request.
export { PrayerForm } from './PrayerForm.tsx'
export { PrayerList } from './PrayerList.tsx'
