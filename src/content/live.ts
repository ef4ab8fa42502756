import { sermons } from './sermons.ts'

/** A free film, to try the player; with an empty value the page shows the time of the next service instead. */
export const sampleStream = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

export const sampleCredit =
  'This is a sample film (Big Buck Bunny, Blender Foundation, CC BY 3.0) until the media team goes live.'

/** Weekly streams, ordered by weekday; the page computes the dates. */
export const upcomingStreams = [
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

const sundays = ['Last Sunday', 'Two Sundays ago', 'Three Sundays ago', 'Four Sundays ago'] as const

/** Services of the last four Sundays, latest first. */
export const previousServices = sundays.flatMap((when, weeksAgo) =>
  sermons
    .filter((sermon) => sermon.weeksAgo === weeksAgo && !sermon.midweek)
    .map(({ title, preacher, scripture }) => ({ when, title, preacher, scripture, week: -1 - weeksAgo })),
)

export const watchingNotes = [
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
