import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { factsOf, placeAt, type SamplePage } from './sample-page.ts'

/** The two Sunday services, shown side by side. */
const services = [
  {
    name: 'First service',
    hour: '9:00 AM',
    until: 'until about 10:30 AM',
    text: 'The quieter one. Organ, choir and hymns in Twi and Ga, a psalm read by heart, and a sermon in English with Twi beside it. The grandmothers sit on the left, near the fans, and will make room.',
    with: [
      'Holy Communion on the first Sunday',
      'Sermon in English and Twi',
      'Easy for wheelchairs: ramp at the west door',
    ],
  },
  {
    name: 'Second service',
    hour: '11:00 AM',
    until: 'until about 1:00 PM',
    text: 'Band, drums, dancing and the children until they leave for Sunday school. The offering takes long, because we dance it to the front. Afterwards there is food in the forecourt.',
    with: [
      'Ghanaian Sign Language, front left pews',
      'Headphones with Ga and Ewe',
      'Sunday school from four to twelve',
    ],
  },
] as const

const serviceFacts = [
  ['When', 'Every Sunday, 9:00 AM and 11:00 AM'],
  ['Where', 'Main auditorium'],
  ['Who leads', 'Rev. Ebenezer Asiedu-Larbi, Pastor Esi Quaye, Elder Komla Agbenyegah'],
  ['What to bring', 'Yourself. There are Bibles and hymn books in every row'],
] as const

/** Order of the second service; the first is the same with fewer drums. */
const order = [
  {
    when: '10:40 AM',
    title: 'Doors and welcome desk',
    text: 'An usher greets you, asks whether this is your first time, and finds you a seat. You will not be asked to stand up and say your name.',
  },
  {
    when: '11:00 AM',
    title: 'Singing and prayer',
    text: 'Half an hour in four languages, words on the screen. Sit if you are tired. Nobody counts.',
  },
  {
    when: '11:35 AM',
    title: 'Children go out, news comes in',
    text: 'Teachers in yellow cloth take the children across the yard. Then births, deaths, and what is on this week.',
  },
  {
    when: '11:45 AM',
    title: 'Reading and sermon',
    text: 'One passage, thirty minutes. The recording is on the sermons page by Monday.',
  },
  {
    when: '12:20 PM',
    title: 'Offering and thanks',
    text: 'We dance to the front. Whoever has something to thank God for says it in one sentence. Visitors are our guests and need not give.',
  },
  {
    when: '12:45 PM',
    title: 'Prayer for those who ask, and the blessing',
    text: 'Two people at each side will pray with you, quietly, for as long as it takes. Then waakye in the forecourt.',
  },
] as const

const visitorNotes = [
  {
    title: 'What to wear',
    text: 'Cloth, jeans, a uniform because your shift begins at two: we have all of them every week.',
  },
  {
    title: 'With a baby',
    text: 'The room behind the glass has a fan, a mat and the sermon by loudspeaker. You may also stay where you are.',
  },
  {
    title: 'Where to park',
    text: 'On the school park across the road. Two places by the gate are kept for the elderly.',
  },
  {
    title: 'If you are late',
    text: 'Come in. The ushers hold the door until the reading begins, and after that they hold it more quietly.',
  },
] as const

export const worshipServices: SamplePage = {
  place: placeAt('/worship-services', '/ministries'),
  document: {
    title: 'Worship services',
    description:
      'Sunday at 9:00 AM and 11:00 AM in Accra: how the two services differ, what happens when, and what a visitor should know.',
    share: { title: 'Worship services', symbol: 'gye-nyame', tone: 'forest' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'Worship services',
        symbol: 'gye-nyame',
        text: 'Two services every Sunday, one church. Choose by the hour and by how loud you like it.',
        actions: [
          { label: 'All service times', link: '/service-times' },
          { label: 'Watch from home', link: '/live-stream' },
        ],
        facts: factsOf(serviceFacts),
      }),
      blockOf('cards', 'services', {
        look: 'services',
        title: 'Nine or eleven',
        items: services.map(({ name, hour, until, with: points, text }) => ({
          title: name,
          label: hour,
          beside: until,
          points: [...points],
          text,
        })),
      }),
      blockOf('steps', 'order', {
        title: 'What happens when',
        text: 'This is the second service. The first goes the same way from nine o’clock, with fewer drums, and is half an hour shorter.',
        items: order,
      }),
      blockOf('cards', 'first-time', { title: 'Your first time', items: visitorNotes }),
      blockOf('call-to-action', 'take-part', {
        title: 'Take part on a Sunday',
        text: 'Usher, reader, Sunday school teacher, cook: every rota has a gap. You are shown what to do, and for the first month somebody does it with you.',
        actions: [
          { label: 'Offer a Sunday', link: '/contact?subject=Helping%20on%20Sunday' },
          { label: 'Worship team', link: '/worshipteam' },
        ],
      }),
    ],
  },
}
