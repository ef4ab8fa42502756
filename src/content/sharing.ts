import type { PageSymbol } from '../lib/contract/website/blocks/block.ts'

/** Link preview of a page in a chat: a title and a symbol on a woven background; and its parent page, or ''. */
type Shared = {
  title: string
  symbol: PageSymbol
  tone: 'forest' | 'indigo' | 'laterite' | 'gold'
  under: string
}

/**
 * By path, until the church has published the page with a title of its own. A page without an entry uses the church's
 * picture; `/events/3` uses that of `/events`.
 */
export const sharedPages: Readonly<Record<string, Shared>> = {
  '/contact': { title: 'Contact us', symbol: 'mate-masie', tone: 'indigo', under: '' },
  '/events': { title: 'Events', symbol: 'bese-saka', tone: 'laterite', under: '' },
  '/sermons': { title: 'Sermons', symbol: 'mate-masie', tone: 'forest', under: '' },
  '/news': { title: 'News', symbol: 'sankofa', tone: 'indigo', under: '' },
  '/give': { title: 'Give', symbol: 'akoma', tone: 'laterite', under: '' },
  '/fellowships': { title: 'Fellowships', symbol: 'nkonsonkonson', tone: 'indigo', under: '' },
  '/service-times': { title: 'Service times', symbol: 'gye-nyame', tone: 'forest', under: '' },
  '/live-stream': { title: 'Live stream', symbol: 'nyame-dua', tone: 'laterite', under: '' },
  '/prayer-requests': { title: 'Prayer requests', symbol: 'nyame-dua', tone: 'indigo', under: '' },
  '/testimonies': { title: 'Testimonies', symbol: 'sankofa', tone: 'gold', under: '' },
  '/testimonyshare': { title: 'Share a testimony', symbol: 'sankofa', tone: 'gold', under: '/testimonies' },
  '/login': { title: 'Welcome back', symbol: 'nkonsonkonson', tone: 'forest', under: '' },
  '/signup': { title: 'Join us', symbol: 'nkonsonkonson', tone: 'gold', under: '' },
}
