import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { factsOf, placeAt, type SamplePage } from './sample-page.ts'

const familyFacts = [
  ['When', 'Every Sunday, Saturdays at ten, and the feasts of the year'],
  ['Where', 'Children’s rooms across the yard, church hall, forecourt'],
  ['Who leads', 'Pastor Esi Quaye, with Yaa Sarpong, headteacher'],
  ['What to bring', 'A water bottle with a name on it, and one grandparent'],
] as const

const everyWeek = [
  {
    title: 'Sunday school',
    text: 'In the second service, from the news until the blessing. Sixty children from four to twelve, in three rooms. You get a number at the door, and only that number collects your child.',
  },
  {
    title: 'Saturday club',
    text: 'Saturday 10:00 AM to noon in the church hall: homework first, then drums, drama or football. For all children of the neighbourhood, whichever house of prayer they go to.',
  },
  {
    title: 'New parents',
    text: 'After the second service in the room behind the glass. Georgina Baidoo, forty years a midwife, answers what you did not dare to ask at the clinic.',
  },
] as const

/** A family's year, by church feast. */
const year = [
  {
    when: 'Easter',
    title: 'Breakfast at sunrise',
    text: 'We sing the stone away at half past five in the forecourt. Bread, eggs, cocoa, and baptisms at nine.',
  },
  {
    when: 'May and June',
    title: 'Mothers, then fathers',
    text: 'The children lead the service twice. They choose the songs, so bring patience.',
  },
  {
    when: 'August',
    title: 'Holiday Bible week',
    text: 'Five mornings for children, while the youth are on their retreat. The play on Friday always has too many lions.',
  },
  {
    when: 'Harvest',
    title: 'Thanksgiving Sunday and the football gala',
    text: 'Families bring the first of their harvest, their shop or their salary. On a Saturday close to it: eight teams on the school park, and jollof for everybody.',
  },
  {
    when: 'Year’s end',
    title: 'Night of Hymns and Highlife, and Christmas',
    text: 'Old hymns in four languages, grandparents in the front row. On Christmas Day there is one service at nine, and it is short.',
  },
] as const

const namings = [
  'Speak with the church office at least two weeks before.',
  'Bring the child’s full name, written clearly, with every ɛ and ɔ.',
  'Bring the names of two people who will stand with you.',
  'The prayer is in the Chapel of Thanksgiving, before the first service or after the second.',
] as const

export const familyEvents: SamplePage = {
  place: placeAt('/family-events', '/ministries'),
  document: {
    title: 'Family events',
    description:
      'Sunday school, the Saturday club, namings and the feasts of the year: what there is for children, parents and grandparents at Asɔre.',
    share: { title: 'Family events', symbol: 'bese-saka', tone: 'laterite' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'Family events',
        symbol: 'bese-saka',
        text: 'Four generations in one yard. There is something for each of them, and a few feasts for which all of them are needed.',
        actions: [
          { label: 'What is coming', link: '/events' },
          { label: 'Naming a child', link: '#naming' },
        ],
        facts: factsOf(familyFacts),
      }),
      blockOf('cards', 'every-week', { title: 'Every week', items: everyWeek }),
      blockOf('steps', 'year', { title: 'Through the year', link: '/events', more: 'Dates', items: year }),
      blockOf('text', 'naming', {
        title: 'Naming and dedication of a child',
        text: namings.map((step, at) => `${at + 1}. ${step}`).join('\n'),
      }),
      blockOf('call-to-action', 'take-part', {
        title: 'More hands for small hands',
        text: 'Sixty children, and never enough teachers. If you can tell a story or tie a shoelace, Pastor Esi would like to meet you; two people vouch for you, and you begin beside somebody.',
        actions: [
          { label: 'Write to Pastor Esi', link: '/contact?subject=Family%20events' },
          { label: 'From twelve upwards', link: '/youthministry' },
        ],
      }),
    ],
  },
}
