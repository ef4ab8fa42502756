import type { Block } from '../lib/contract/website/blocks/all.ts'
import { blockOf } from '../lib/contract/website/blocks/fill.ts'
import { type Church, shortNameOf } from '../lib/contract/website/church.ts'
import type { PageDocument } from '../lib/contract/website/page-document.ts'
import { nameAndTown } from '../lib/site/church-words.ts'
import type { SitePath } from '../lib/site/site-pages.ts'

/*
 * The pages that are there before the church has written them. They name what the page is for, show what the church's
 * settings and records say, and nothing else.
 */

type About = { title: string; share: PageDocument['share']; blocks: Block[] }

const page = ({ title, share, blocks }: About, description: string): PageDocument => ({
  title,
  description,
  share,
  blocks,
})

const home = ({ name, tagline, ...church }: Church): PageDocument =>
  page(
    {
      title: 'Welcome',
      share: { title: tagline || shortNameOf({ name, ...church }), symbol: church.symbol, tone: 'forest' },
      blocks: [
        blockOf('hero', 'top', {
          look: 'opening',
          title: name,
          text: tagline,
          actions: [
            { label: 'Join Us', link: '/signup' },
            { label: 'Service times', link: '/service-times' },
          ],
        }),
        blockOf('service-times', 'services', {
          title: 'When we meet',
          link: '/service-times',
          more: 'All service times',
        }),
        blockOf('next-events', 'events', {
          title: 'Coming events',
          link: '/events',
          more: 'All events',
          count: 3,
        }),
        blockOf('sermons', 'sermons', {
          title: 'Recent Sermons',
          link: '/sermons',
          more: 'All sermons',
          count: 3,
        }),
        blockOf('trending', 'trending', { title: 'Trending' }),
        blockOf('updates', 'updates', { title: 'Latest Updates' }),
        blockOf('fellowships', 'fellowships', {
          title: 'Fellowships',
          link: '/fellowships',
          more: 'All fellowships',
        }),
      ],
    },
    [name, tagline].filter(Boolean).join(': '),
  )

const contact = ({ name }: Church): PageDocument =>
  page(
    {
      title: 'Contact',
      share: { title: 'Contact us', symbol: '', tone: 'indigo' },
      blocks: [
        blockOf('hero', 'top', { title: 'Contact us' }),
        blockOf('own-part', 'write', { title: 'Send a message', aside: 'Where to find us' }),
      ],
    },
    `Write to ${name}, call or come by.`,
  )

const give = ({ name }: Church): PageDocument =>
  page(
    {
      title: 'Give',
      share: { title: 'Give', symbol: '', tone: 'laterite' },
      blocks: [blockOf('hero', 'top', { title: 'Give' }), blockOf('own-part', 'now', { title: 'Give now' })],
    },
    `Give to ${name}.`,
  )

const serviceTimes = ({ name }: Church): PageDocument =>
  page(
    {
      title: 'Service times',
      share: { title: 'Service times', symbol: '', tone: 'forest' },
      blocks: [blockOf('own-part', 'times', { title: 'Service times' })],
    },
    `When ${name} meets each week.`,
  )

const liveStream = ({ name }: Church): PageDocument =>
  page(
    {
      title: 'Live Stream',
      share: { title: 'Live stream', symbol: '', tone: 'laterite' },
      blocks: [
        blockOf('own-part', 'live', { title: 'Live Stream' }),
        blockOf('streams', 'upcoming', {
          title: 'Upcoming streams',
          link: '/service-times',
          more: 'All service times',
          half: true,
        }),
        blockOf('sermons', 'previous', {
          look: 'services',
          title: 'Previous services',
          link: '/sermons',
          more: 'All sermons',
          half: true,
          count: 4,
        }),
      ],
    },
    `Services of ${name} from where you are.`,
  )

/** A page that is a list of records or a form, or what the software says itself: its heading, and a sentence where one is true anywhere. */
const ownPage =
  (title: string, description: (who: Church) => string, text = '') =>
  (who: Church): PageDocument =>
    page(
      {
        title,
        share: { title, symbol: '', tone: 'forest' },
        blocks: [blockOf('own-part', 'list', { title, text })],
      },
      description(who),
    )

/** By address. */
export const usualPages: Readonly<Record<SitePath, (who: Church) => PageDocument>> = {
  '/': home,
  '/contact': contact,
  '/give': give,
  '/service-times': serviceTimes,
  '/live-stream': liveStream,
  '/events': ownPage(
    'Events',
    ({ name }) => `What comes next at ${name}, with reminders and calendars to subscribe to.`,
  ),
  '/sermons': ownPage(
    'Sermons',
    (who) => `Listen to the sermons of ${nameAndTown(who)}, or subscribe to them as a podcast.`,
  ),
  '/fellowships': ownPage(
    'Fellowships',
    (who) => `The small groups of ${nameAndTown(who)}: who meets, on which day, where, and how to join one.`,
  ),
  '/news': ownPage('News', (who) => `What happens at ${nameAndTown(who)}, told with words and pictures.`),
  '/testimonies': ownPage(
    'Testimonies',
    ({ name }) => `What God has done at ${name}, told by those to whom it happened.`,
  ),
  '/prayer-requests': ownPage(
    'Prayer Requests',
    ({ name }) => `Ask ${name} to pray with you, in public or in private, and pray for others.`,
  ),
  '/testimonyshare': ownPage(
    'Share your testimony',
    ({ name }) => `Tell ${name} what God has done, in words, with a picture or a video.`,
    'Somebody of the church reads it before everybody else can.',
  ),
  '/youthsignup': ownPage(
    'Youth sign-up',
    (who) => `Take your place in what the youth ministry of ${nameAndTown(who)} does.`,
    'You can give your place back at any time.',
  ),
  '/privacy': ownPage(
    'Privacy',
    (who) =>
      `What ${nameAndTown(who)} keeps of its members and visitors, why, for how long, who sees it, and how to see, correct or delete it.`,
    'What is kept of you, why, for how long, who sees it, and what you may ask.',
  ),
}
