/** Link preview of a page in a chat: a title and a symbol on a woven background; and its parent page. */
type Shared = {
  title: string
  symbol:
    | 'gye-nyame'
    | 'sankofa'
    | 'dwennimmen'
    | 'nyame-dua'
    | 'akoma'
    | 'nkonsonkonson'
    | 'mate-masie'
    | 'bese-saka'
    | 'funtunfunefu'
  tone: 'forest' | 'indigo' | 'laterite' | 'gold'
  under?: string
}

const ministry = (shared: Shared): Shared => ({ ...shared, under: '/ministries' })

/** By path. A page without an entry uses the church's picture; `/events/3` uses that of `/events`. */
export const sharedPages: Record<string, Shared> = {
  '/': { title: 'A church in Accra', symbol: 'nyame-dua', tone: 'forest' },
  '/about': { title: 'About us', symbol: 'sankofa', tone: 'laterite' },
  '/contact': { title: 'Contact us', symbol: 'mate-masie', tone: 'indigo' },
  '/events': { title: 'Events', symbol: 'bese-saka', tone: 'laterite' },
  '/sermons': { title: 'Sermons', symbol: 'mate-masie', tone: 'forest' },
  '/give': { title: 'Give', symbol: 'akoma', tone: 'laterite' },
  '/ministries': { title: 'Ministries', symbol: 'funtunfunefu', tone: 'forest' },
  '/youthministry': ministry({ title: 'Youth Ministry', symbol: 'dwennimmen', tone: 'laterite' }),
  '/worshipteam': { title: 'Worship Team', symbol: 'gye-nyame', tone: 'gold', under: '/worship-services' },
  '/worship-services': ministry({ title: 'Worship services', symbol: 'gye-nyame', tone: 'forest' }),
  '/community-outreach': ministry({ title: 'Community outreach', symbol: 'akoma', tone: 'gold' }),
  '/bible-study': ministry({ title: 'Bible study', symbol: 'mate-masie', tone: 'indigo' }),
  '/prayer-group': ministry({ title: 'Prayer group', symbol: 'nyame-dua', tone: 'forest' }),
  '/family-events': ministry({ title: 'Family events', symbol: 'bese-saka', tone: 'laterite' }),
  '/outreach': ministry({ title: 'Outreach Programs', symbol: 'akoma', tone: 'forest' }),
  '/fellowships': { title: 'Fellowships', symbol: 'nkonsonkonson', tone: 'indigo' },
  '/service-times': { title: 'Service times', symbol: 'gye-nyame', tone: 'forest' },
  '/live-stream': { title: 'Live stream', symbol: 'nyame-dua', tone: 'laterite' },
  '/prayer-requests': { title: 'Prayer requests', symbol: 'nyame-dua', tone: 'indigo' },
  '/testimonies': { title: 'Testimonies', symbol: 'sankofa', tone: 'gold' },
  '/testimonyshare': { title: 'Share a testimony', symbol: 'sankofa', tone: 'gold', under: '/testimonies' },
  '/login': { title: 'Welcome back', symbol: 'nkonsonkonson', tone: 'forest' },
  '/signup': { title: 'Join us', symbol: 'nkonsonkonson', tone: 'gold' },
}
