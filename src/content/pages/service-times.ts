import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { placeAt, type SamplePage } from './sample-page.ts'

const cannotCome = [
  {
    title: 'Watch live',
    text: 'Both services of a Sunday and the Bible study on Wednesday are streamed. Nothing is loaded before you press play; at 360p an hour is about 0.4 GB.',
  },
  {
    title: 'Listen later',
    text: 'The sermon is on the sermons page by Monday. As sound alone it is about 14 MB for half an hour.',
  },
  {
    title: 'Let us come to you',
    text: 'If you cannot leave the house, tell the office. Two people visit on Saturday with the bread, the news and time.',
  },
] as const

export const serviceTimes: SamplePage = {
  place: placeAt('/service-times'),
  document: {
    title: 'Service times',
    description:
      'When we meet each week at Asɔre in Accra: hours, places, languages, childcare and livestream, with reminders and a calendar.',
    share: { title: 'Service times', symbol: 'gye-nyame', tone: 'forest' },
    blocks: [
      blockOf('own-part', 'times', {
        title: 'Service times',
        symbol: 'gye-nyame',
        text: 'Come as you are, and come late if you must: the usher at the door keeps a seat for those who run.',
      }),
      blockOf('cards', 'livestream', {
        title: 'If you cannot come',
        items: cannotCome,
        actions: [
          { label: 'Watch the livestream', link: '/live-stream' },
          { label: 'Give', link: '/give' },
        ],
      }),
    ],
  },
}
