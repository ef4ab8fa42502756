import type { Block } from '../lib/contract/blocks/all.ts'
import { blockOf } from '../lib/contract/blocks/fill.ts'
import { type Church, shortNameOf } from '../lib/contract/church.ts'
import type { PageDocument } from '../lib/contract/page-document.ts'
import type { UsualPath } from '../lib/usual-paths.ts'

/*
 * The pages that are there before the church has written them. They name what the page is for, show what the church's
 * settings and records say, and nothing else.
 */

type About = { title: string; share: PageDocument['share']; blocks: Block[] }

const page = ({ title, share, blocks }: About, description: string): PageDocument => ({
  ...{ title, description, share, blocks },
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

/** By address. */
export const usualPages: Readonly<Record<UsualPath, (church: Church) => PageDocument>> = {
  '/': home,
  '/contact': contact,
  '/give': give,
  '/service-times': serviceTimes,
  '/live-stream': liveStream,
}
