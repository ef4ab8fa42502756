import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { describeFellowship } from '../ministry-facts.ts'
import { factsOf, placeAt, type SamplePage } from './sample-page.ts'

const elim = describeFellowship('prayer')

const prayerFacts = [
  ['Who we are', elim.name],
  ['When', `${elim.when}, until about 8:00 PM`],
  ['Where', elim.where],
  ['Who leads', `${elim.leader}, who trades in used clothing by day`],
  ['What to bring', 'A shawl against mosquitoes. In the rains we meet in the chapel'],
] as const

/** Schedule of a Thursday meeting. */
const thursday = [
  {
    when: '6:30 PM',
    title: 'Quiet',
    text: 'A quarter of an hour without a word. Put the day down. The bench under the neem tree is for those who cannot stop crying, and nobody will ask why.',
  },
  {
    when: '6:45 PM',
    title: 'A song and a psalm',
    text: 'Somebody begins a song and whoever knows it joins. The psalm of the evening is read twice.',
  },
  {
    when: '7:00 PM',
    title: 'The list, name by name',
    text: 'Every request that the church has been given since last Thursday. Each name is read, one person prays aloud, all answer Amen. Those who prefer silence hold up a hand and pass.',
  },
  {
    when: '7:45 PM',
    title: 'What was answered',
    text: 'We read the good news last: the son who called, the result that came back clear. Then the blessing.',
  },
] as const

const otherHours = [
  {
    when: 'Friday 9:00 PM',
    title: 'All-Night Prayer',
    text: 'From nine until first light in the main auditorium. Tea and bread at midnight, and a bus to Madina and Kasoa at five. The dates are with the events.',
  },
  {
    when: 'Tuesday 8:00 PM',
    title: 'Prayer Hour for Members Abroad',
    text: 'By video, for those who are away from home, at sea or on the night shift. Your camera may stay off.',
  },
  {
    when: 'First Wednesday',
    title: 'The monthly fast',
    text: 'From waking until four in the afternoon, wherever you work. If you are ill, expecting or under eighteen, eat, and pray with us.',
  },
] as const

/** Commitments of the prayer group's members. */
const promises = [
  {
    title: 'What is said there stays there',
    text: 'A private request is read by the two people who keep the list, and by nobody else.',
  },
  {
    title: 'We do not guess at reasons',
    text: 'You will not hear that your faith was too small. We ask God, and we bring soup.',
  },
  {
    title: 'We send you to the doctor, too',
    text: 'Take your medicine. This church has many nurses, and they will say so more strongly.',
  },
] as const

export const prayerGroup: SamplePage = {
  place: placeAt('/prayer-group', '/ministries'),
  document: {
    title: 'Prayer group',
    description:
      'Thursday at 6:30 PM in the prayer garden: how we pray, who leads, and how to ask for prayer if you cannot come.',
    share: { title: 'Prayer group', symbol: 'nyame-dua', tone: 'forest' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'Prayer group',
        symbol: 'nyame-dua',
        text: 'We carry the church’s list, name by name. You may come to pray, or only to be prayed for, and you need not say which.',
        actions: [
          { label: 'Ask for prayer', link: '/prayer-requests' },
          { label: 'How a Thursday goes', link: '#thursday' },
        ],
        facts: factsOf(prayerFacts),
      }),
      blockOf('cards', 'promises', { title: 'What we promise you', items: promises }),
      blockOf('steps', 'thursday', { title: 'How a Thursday goes', items: thursday }),
      blockOf('steps', 'other-hours', {
        title: 'Other hours of prayer',
        link: '/events',
        more: 'Dates',
        items: otherHours,
      }),
      blockOf('call-to-action', 'take-part', {
        title: 'Pray with us',
        text: 'Come on a Thursday and sit where you like. To join the fellowship and share the list, talk to Deborah after three visits.',
        actions: [
          { label: 'Write to Deborah', link: '/contact?subject=Prayer%20group' },
          { label: 'What was answered', link: '/testimonies' },
        ],
      }),
    ],
  },
}
