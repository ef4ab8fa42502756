import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { placeAt, type SamplePage } from './sample-page.ts'

/** The six cards of the Ministries page, with the specification's paths (spec 1 §2, Ministries). */
const ministries = [
  {
    title: 'Worship services',
    when: 'Sunday 9:00 AM and 11:00 AM',
    text: 'Hymns in Twi and Ga before the day is hot, drums and dancing once it is. Read what happens when, and where to sit.',
    symbol: 'gye-nyame',
    tone: 'forest',
    href: '/worship-services',
  },
  {
    title: 'Youth ministry',
    when: 'Friday 4:30 PM',
    text: 'From twelve to twenty-five: straight questions on Friday, oware and noise on the second Saturday, three days away in August.',
    symbol: 'dwennimmen',
    tone: 'laterite',
    href: '/youthministry',
  },
  {
    title: 'Community outreach',
    when: 'Most Saturdays, from 6:30 AM',
    text: 'Rakes at the market, soup on the ward, exercise books for two schools. We go where somebody has asked us to come.',
    symbol: 'akoma',
    tone: 'gold',
    href: '/community-outreach',
  },
  {
    title: 'Bible study',
    when: 'Wednesday 6:30 PM',
    text: 'One short letter, read aloud in as many languages as there are people in the room, with time for the hardest question.',
    symbol: 'mate-masie',
    tone: 'indigo',
    href: '/bible-study',
  },
  {
    title: 'Prayer group',
    when: 'Thursday 6:30 PM',
    text: 'In the garden behind the auditorium we carry the church’s list, name by name. Sing, or sit quietly under the tree.',
    symbol: 'nyame-dua',
    tone: 'forest',
    href: '/prayer-group',
  },
  {
    title: 'Family events',
    when: 'Every Sunday, and through the year',
    text: 'Sunday school, the Saturday club, namings, harvest and a jollof lunch. Grandparents are expected to know the verses.',
    symbol: 'bese-saka',
    tone: 'laterite',
    href: '/family-events',
  },
] as const

export const ministriesPage: SamplePage = {
  place: placeAt('/ministries'),
  document: {
    title: 'Ministries',
    description:
      'Worship, youth, outreach, Bible study, prayer and family life at Asɔre in Accra: what each ministry does, when it meets, and how to take part.',
    share: { title: 'Ministries', symbol: 'funtunfunefu', tone: 'forest' },
    blocks: [
      blockOf('hero', 'top', {
        title: 'Ministries',
        symbol: 'funtunfunefu',
        text: 'Six ways in which this church spends its week. You need no talent and no title for any of them: come once, sit beside somebody, and see.',
      }),
      blockOf('cards', 'all-ministries', {
        look: 'pages',
        items: ministries.map(({ when, href, ...ministry }) => ({ ...ministry, label: when, link: href })),
      }),
      blockOf('call-to-action', 'where-to-begin', {
        title: 'Not sure where you fit?',
        text: 'Tell us when you are free and what makes you tired. Somebody from the church office writes back within two days, by name.',
        actions: [
          { label: 'Write to us', link: '/contact' },
          { label: 'See the fellowships', link: '/fellowships' },
        ],
      }),
    ],
  },
}
