import { blockOf } from '../../lib/contract/website/blocks/fill.ts'
import { placeAt, type SamplePage } from './sample-page.ts'

/** What We Offer: exactly six (spec 1 §2, Home). */
const offers = [
  {
    title: 'Worship services',
    text: 'Sunday 9:00 AM and 11:00 AM. The first is quieter, with hymns in Twi and Ga; the second has the band, the drums and the children.',
    symbol: 'gye-nyame',
    href: '/service-times',
    more: 'Service times',
  },
  {
    title: 'Community',
    text: 'Six fellowships meet in the week, in halls, compounds and living rooms. Somebody there will know your name by the second visit.',
    symbol: 'nkonsonkonson',
    href: '/fellowships',
    more: 'Find a fellowship',
  },
  {
    title: 'Events',
    text: 'Harvest, hymn nights, football, a clean-up at the market. Bring your neighbour, your cloth or your gloves.',
    symbol: 'bese-saka',
    href: '/events',
    more: 'What is coming',
  },
  {
    title: 'Bible study',
    text: 'Wednesday evenings with one short letter at a time. Come with any Bible, in any language, and with your hardest question.',
    symbol: 'mate-masie',
    href: '/sermons',
    more: 'Sermons and teaching',
  },
  {
    title: 'Volunteer opportunities',
    text: 'Ushers, cooks, sound, Sunday school, hospital visits. Two hours in a month is enough to begin.',
    symbol: 'dwennimmen',
    href: '/outreach',
    more: 'Lend a hand',
  },
  {
    title: 'Support groups',
    text: 'For the bereaved, for new parents, for those who look for work, for those who carry too much. What is said there stays there.',
    symbol: 'akoma',
    href: '/prayer-requests',
    more: 'Ask for prayer',
  },
] as const

/** The "Trending" section: a sermon, an event and a testimony that people recommend. */
const trending = [
  {
    kind: 'Sermon',
    title: 'Help My Unbelief',
    text: 'Pastor Esi Quaye, for those who believe on some days only.',
    href: '/sermons',
  },
  {
    kind: 'Event',
    title: 'Night of Hymns and Highlife',
    text: 'Four languages, one brass band. Grandparents know the verses.',
    href: '/events',
  },
  {
    kind: 'Testimony',
    title: 'Home from the ward',
    text: 'Nineteen days, a doctor who explained everything twice, and soup.',
    href: '/testimonies',
  },
] as const

/** News of interest to visitors. */
const latestUpdates = [
  {
    title: 'Park at the school on Sundays',
    text: 'The east wall’s drain is being rebuilt. Ushers show the way across the road, and two places by the gate are kept for the elderly.',
  },
  {
    title: 'The second service is signed',
    text: 'Ghanaian Sign Language from the front left pews. Headphones with Ga and Ewe wait at the welcome desk.',
  },
  {
    title: 'Half the roof is paid for',
    text: 'The north side comes first, before the heavy rains. The whole account hangs on the notice board at the entrance.',
  },
] as const

export const home: SamplePage = {
  place: placeAt('/'),
  document: {
    title: 'Welcome',
    description:
      'A church in Accra, Ghana: Sunday services at 9:00 AM and 11:00 AM, fellowships in the week, prayer, Bible study and events for every age.',
    share: { title: 'A church in Accra', symbol: 'nyame-dua', tone: 'forest' },
    blocks: [
      blockOf('hero', 'top', {
        look: 'opening',
        greeting: 'Akwaaba',
        title: 'There is a seat for you here.',
        text: 'We are traders, nurses, drivers, students and grandmothers in Accra who pray in four languages and eat together afterwards. Come as you are.',
        actions: [
          { label: 'Join Us', link: '/signup' },
          { label: 'Service times', link: '/service-times' },
        ],
      }),
      blockOf('cards', 'offer', {
        look: 'offers',
        title: 'What We Offer',
        items: offers.map(({ href, more, ...offer }) => ({ ...offer, link: href, act: more })),
      }),
      blockOf('sermons', 'sermons', {
        title: 'Recent Sermons',
        link: '/sermons',
        more: 'All sermons',
        count: 3,
      }),
      blockOf('cards', 'trending', {
        look: 'ranking',
        half: true,
        title: 'Trending',
        items: trending.map(({ kind, href, ...item }) => ({ ...item, label: kind, link: href })),
      }),
      blockOf('cards', 'updates', {
        look: 'news',
        half: true,
        title: 'Latest Updates',
        items: latestUpdates,
      }),
    ],
  },
}
