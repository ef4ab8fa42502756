/*
 * The parts of the product that a church may do without (docs/modules.md). One list: the name of a module (what the screen says of it is in module-words.ts), and which calls,
 * pages, sections of staff and blocks are its own. Everything that leaves out what is not used reads it here.
 */

export const moduleIds = [
  'giving',
  'books',
  'pledges',
  'welfare',
  'kofi-ama',
  'rota',
  'check-in',
  'care',
  'inbox',
  'texts',
  'live',
  'testimonies',
  'prayers',
  'activities',
  'branches',
  'directory',
  'fellowship-pages',
  'news',
  'worship',
] as const
export type ModuleId = (typeof moduleIds)[number]

export type Module = {
  /** Its English name; module-words.ts has it in the language of the reader. */
  name: string
  /** Modules without which this one cannot work. */
  needs?: readonly ModuleId[]
  /** The calls of the API, each with everything below it; a segment like `:id` is any one. */
  calls: readonly string[]
  /** The pages, each with everything below it. A page of several modules is there while one of them is used. */
  pages: readonly string[]
  /** The kinds of blocks that show what the module has (lib/contract/website/blocks). */
  blocks?: readonly string[]
}

export const modules: { readonly [id in ModuleId]: Module } = {
  giving: {
    name: 'Online giving',
    needs: ['books'],
    calls: ['giving', 'admin/unmatched-payments', 'admin/refunds'],
    pages: ['/my-giving'],
  },
  books: {
    name: 'Books',
    calls: ['books'],
    pages: ['/books', '/my-giving'],
  },
  pledges: {
    name: 'Pledges',
    needs: ['books'],
    calls: ['pledges', 'books/pledges', 'books/campaigns'],
    pages: ['/my-giving'],
  },
  welfare: {
    name: 'Welfare',
    needs: ['books'],
    calls: ['welfare'],
    pages: ['/my-giving'],
  },
  'kofi-ama': {
    name: 'Kofi & Ama',
    needs: ['books'],
    calls: ['books/kofi-ama', 'books/counts/:id/collection'],
    pages: ['/kofi-ama'],
  },
  rota: {
    name: 'Rota',
    calls: ['rota'],
    pages: ['/rota'],
  },
  'check-in': {
    name: 'Check-in',
    calls: ['check-in'],
    pages: ['/check-in'],
  },
  care: {
    name: 'Care',
    calls: ['care', 'welcome-cards', 'people/:id/care-notes'],
    pages: ['/care', '/welcome-card'],
  },
  inbox: {
    name: 'Inbox',
    calls: ['inbox', 'messages/mine/:id/answers'],
    pages: ['/inbox'],
  },
  texts: {
    name: 'Text messages',
    calls: ['auth/telephone-code', 'auth/telephone-login', 'auth/forgot-password/telephone'],
    pages: [],
  },
  live: {
    name: 'Live stream',
    calls: ['live'],
    pages: ['/live-stream'],
    blocks: ['streams'],
  },
  testimonies: {
    name: 'Testimonies',
    calls: ['members/testimonies', 'members/my/testimonies', 'fellowships/:id/testimonies'],
    pages: ['/testimonies', '/testimonyshare'],
  },
  prayers: {
    name: 'Prayer wall',
    calls: ['prayer_requests', 'fellowships/:id/prayer-requests', 'care/prayers'],
    pages: ['/prayer-requests'],
  },
  activities: {
    name: 'Youth activities',
    calls: ['activities'],
    pages: ['/youthsignup'],
  },
  branches: {
    name: 'Branches',
    calls: ['branches'],
    pages: [],
  },
  directory: {
    name: 'Directory',
    calls: ['directory'],
    pages: ['/directory'],
  },
  'fellowship-pages': {
    name: 'Fellowships’ own pages',
    calls: ['admin/pages/:id/editors'],
    pages: ['/my-pages'],
  },
  news: {
    name: 'News',
    calls: ['admin/news'],
    pages: ['/news', '/news.xml', '/news.json'],
    blocks: ['more-news'],
  },
  worship: {
    name: 'Worship',
    calls: ['plans', 'songs', 'projection'],
    pages: ['/worship', '/present'],
    blocks: ['this-sunday'],
  },
}

/** Calls that are answered whatever is used: they keep what was promised before a module was switched off. */
export const keptCalls = [
  // Payments that were under way are settled, and nobody is reminded who does not want to be.
  'giving/webhook',
  'giving/callback',
  'giving/gift',
  'giving/reminders',
  // A receipt that somebody holds can still be checked.
  'books/receipts',
] as const

/** The modules that are switched off. */
export type Off = ReadonlySet<ModuleId>
