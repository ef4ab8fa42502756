import { define } from '../../words/define.ts'

/** Teams that notes of an order of service are for, and the kinds of its items, as screens and papers name them. */
export const planTeamWords = define('plan-teams', {
  sound: 'Sound',
  projection: 'Projection',
  band: 'Band',
  ushers: 'Ushers',
})

export const planKindWords = define('plan-kinds', {
  first: 'Sunday first service',
  second: 'Sunday second service',
  midweek: 'Midweek',
  allNight: 'All-night',
  funeral: 'Funeral',
  wedding: 'Wedding',
  harvest: 'Harvest',
  otherService: 'Other service',
  welcome: 'Welcome',
  song: 'Song',
  reading: 'Reading',
  prayer: 'Prayer',
  sermon: 'Sermon',
  offering: 'Offering',
  notices: 'Announcements',
  communion: 'Communion',
  heading: 'Heading',
  other: 'Other',
})
