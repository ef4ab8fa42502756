import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { placeAt, type SamplePage } from './sample-page.ts'

/* The pages that are lists of records, or a form: their words above it, and below it. */

type Words = {
  path: string
  title: string
  description: string
  symbol: SamplePage['document']['share']['symbol']
  lede: string
  share: { title: string; tone: SamplePage['document']['share']['tone'] }
}

const listPage = ({ path, title, description, symbol, lede, share }: Words): SamplePage => ({
  place: placeAt(path),
  document: {
    title,
    description,
    share: { ...share, symbol },
    blocks: [blockOf('own-part', 'list', { title, symbol, text: lede })],
  },
})

export const eventsPage = listPage({
  path: '/events',
  title: 'Events',
  description: 'What comes next at the church, for every age, with reminders and calendars to subscribe to.',
  symbol: 'bese-saka',
  lede: 'Harvest, hymn nights, football, clean-up Saturdays. Bring your neighbour; the door is wide.',
  share: { title: 'Events', tone: 'laterite' },
})

export const sermonsPage = listPage({
  path: '/sermons',
  title: 'Sermons',
  description:
    'Listen to the sermons of Asɔre in Accra: as sound first, with what each costs in data, or as a podcast.',
  symbol: 'mate-masie',
  lede: 'On the bus, at the sewing machine, in bed with fever. Sound comes first here, because sound costs little.',
  share: { title: 'Sermons', tone: 'forest' },
})

export const newsPage = listPage({
  path: '/news',
  title: 'News',
  description: 'What happens at Asɔre in Accra: harvests, baptisms, roofs and those who made them.',
  symbol: 'sankofa',
  lede: 'What happened, who did it, and what is still to do. Told by those who were there.',
  share: { title: 'News', tone: 'indigo' },
})

const fellowships = listPage({
  path: '/fellowships',
  title: 'Fellowships',
  description: 'The small groups of Asɔre in Accra: who meets, on which day, where, and how to join one.',
  symbol: 'nkonsonkonson',
  lede: 'A church of a thousand is a crowd. In a fellowship of twenty, somebody notices when your chair is empty.',
  share: { title: 'Fellowships', tone: 'indigo' },
})

export const fellowshipsPage: SamplePage = {
  ...fellowships,
  document: {
    ...fellowships.document,
    blocks: [
      ...fellowships.document.blocks,
      blockOf('call-to-action', 'undecided', {
        title: 'Not sure which one?',
        text: 'Come to any of them once, without saying anything to anybody. Or tell the office where you live and when you are free, and we will introduce you.',
        actions: [
          { label: 'Ask the office', link: '/contact?subject=Which%20fellowship%20fits%20me%3F' },
          { label: 'Service times', link: '/service-times' },
        ],
      }),
    ],
  },
}

export const testimoniesPage = listPage({
  path: '/testimonies',
  title: 'Testimonies',
  description: 'What God has done in this church, told by those to whom it happened.',
  symbol: 'sankofa',
  lede: 'Healing, provision, a door that opened. Told by those to whom it happened, so that others take heart.',
  share: { title: 'Testimonies', tone: 'gold' },
})

export const prayerRequestsPage = listPage({
  path: '/prayer-requests',
  title: 'Prayer Requests',
  description: 'Ask your church to pray with you, in public or in private, and pray for others.',
  symbol: 'nyame-dua',
  lede: 'Nobody carries it alone. Tell us what weighs on you, and stay a minute to pray for somebody else.',
  share: { title: 'Prayer requests', tone: 'indigo' },
})

const shareTestimony = listPage({
  path: '/testimonyshare',
  title: 'Share your testimony',
  description: 'Tell the church what God has done, in words, with a picture or a video.',
  symbol: 'sankofa',
  lede: 'Tell it as you would tell a friend. A pastor reads it before everybody else can.',
  share: { title: 'Share a testimony', tone: 'gold' },
})

export const testimonySharePage: SamplePage = {
  ...shareTestimony,
  place: placeAt('/testimonyshare', '/testimonies'),
}

const signUp = listPage({
  path: '/youthsignup',
  title: 'Sign up',
  description: 'Take your place in what the youth ministry of Asɔre in Accra does.',
  symbol: 'dwennimmen',
  lede: 'So that there is a chair, a bed or a plate for you. You can give your place back at any time.',
  share: { title: 'Sign up', tone: 'gold' },
})

export const youthSignUpPage: SamplePage = {
  place: placeAt('/youthsignup', '/youthministry'),
  document: { ...signUp.document, title: 'Sign up: Youth Ministry' },
}

/** What the law and the software say stands in the page itself (src/pages/privacy.astro). */
export const privacyPage = listPage({
  path: '/privacy',
  title: 'Privacy',
  description:
    'What Asɔre in Accra keeps of its members and visitors, why, for how long, who sees it, and how to see, correct or delete it.',
  symbol: 'nkonsonkonson',
  lede: 'You trust us with your name, your family and your prayers. This page says in plain words what becomes of them, as the Data Protection Act, 2012 (Act 843) asks of every church.',
  share: { title: 'Privacy', tone: 'indigo' },
})
