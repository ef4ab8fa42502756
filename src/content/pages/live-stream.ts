import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { placeAt, type SamplePage } from './sample-page.ts'

/** Weekly streams, ordered by weekday; the page computes the dates. */
const upcomingStreams = [
  {
    title: 'First service',
    day: 'Sunday',
    time: '09:00',
    text: 'Organ, choir and hymns in Twi and Ga, and the sermon in English with Twi beside it.',
  },
  {
    title: 'Second service',
    day: 'Sunday',
    time: '11:00',
    text: 'Band, drums and dancing. Ghanaian Sign Language has its own corner of the picture.',
  },
  {
    title: 'Bible study: the Letter of James',
    day: 'Wednesday',
    time: '18:30',
    text: 'The reading and the teaching. The questions afterwards stay in the hall, so that people can ask them.',
  },
] as const

const watchingNotes = [
  {
    title: 'Your data is your own',
    text: 'No video is loaded before you press play. A service of an hour and a half is about 600 MB at 360p, and nearly 4 GB at 1080p.',
  },
  {
    title: 'If the picture stops',
    text: 'Choose a lower quality and play again. When our own light goes off, Nii Teiko Quartey has the generator running before the second verse.',
  },
  {
    title: 'If you only want to listen',
    text: 'By Monday the recording is on the sermons page. Sound alone costs less than a tenth of the data.',
  },
  {
    title: 'Watching from the ward or the night shift',
    text: 'Send a prayer request from where you are. On Thursday evening every request is prayed for, name by name.',
  },
] as const

export const liveStream: SamplePage = {
  place: placeAt('/live-stream'),
  document: {
    title: 'Live Stream',
    description:
      'Church from where you are: both Sunday services and the Bible study on Wednesday, with a chat and a place for your notes.',
    share: { title: 'Live stream', symbol: 'nyame-dua', tone: 'laterite' },
    blocks: [
      blockOf('own-part', 'live', {
        title: 'Live Stream',
        text: 'Church from where you are, Sunday at 9:00 AM and 11:00 AM.',
        film: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        credit:
          'This is a sample film (Big Buck Bunny, Blender Foundation, CC BY 3.0) until the media team goes live.',
      }),
      blockOf('streams', 'upcoming', {
        title: 'Upcoming streams',
        link: '/service-times',
        more: 'All service times',
        half: true,
        items: upcomingStreams,
      }),
      blockOf('sermons', 'previous', {
        look: 'services',
        title: 'Previous services',
        link: '/sermons',
        more: 'All sermons',
        half: true,
        count: 4,
      }),
      blockOf('cards', 'watching', {
        title: 'Before you press play',
        link: '/prayer-requests',
        more: 'Ask for prayer',
        items: watchingNotes,
      }),
    ],
  },
}
