/*
 * The parts of the product that a church may do without (docs/modules.md). One list: what the screen says of a module, and which calls,
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
  name: string
  /** For whom it is, in one sentence. */
  sentence: string
  /** What is not there without it. */
  without: string
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
    sentence: 'For a church whose people give by mobile money or card on the page Give.',
    without:
      'the form on the page Give, which then says your other ways to give; gifts that come again, refunds and unmatched payments',
    needs: ['books'],
    calls: ['giving', 'admin/unmatched-payments', 'admin/refunds'],
    pages: ['/my-giving'],
  },
  books: {
    name: 'Books',
    sentence: 'For a church whose treasurer and counters keep offerings, funds and statements here.',
    without:
      'the page Books with counts, funds, the ledger and statements; what members gave, under My giving',
    calls: ['books'],
    pages: ['/books', '/my-giving'],
  },
  pledges: {
    name: 'Pledges',
    sentence: 'For a church whose people promise an amount for a project and pay it in parts.',
    without: 'pledges in the books and under My giving, and their reminders',
    needs: ['books'],
    calls: ['pledges', 'books/pledges', 'books/campaigns'],
    pages: ['/my-giving'],
  },
  welfare: {
    name: 'Welfare',
    sentence: 'For a church with a welfare fund: dues, claims and two signatories.',
    without: 'welfare in the books and under My giving',
    needs: ['books'],
    calls: ['welfare'],
    pages: ['/my-giving'],
  },
  'kofi-ama': {
    name: 'Kofi & Ama',
    sentence: 'For a church that collects by weekday of birth, with the sums on the screen of the hall.',
    without: 'the collection in a count, and the screen of the hall',
    needs: ['books'],
    calls: ['books/kofi-ama', 'books/counts/:id/collection'],
    pages: ['/kofi-ama'],
  },
  rota: {
    name: 'Rota',
    sentence: 'For a church with teams that take turns: ushers, singers, Sunday school.',
    without: 'the page Rota, turns on dashboards and in calendars, and their e-mails',
    calls: ['rota'],
    pages: ['/rota'],
  },
  'check-in': {
    name: 'Check-in',
    sentence: 'For a church whose ushers mark who came, and who collects a child.',
    without: 'the page Check-in, and the code on each member’s profile',
    calls: ['check-in'],
    pages: ['/check-in'],
  },
  care: {
    name: 'Care',
    sentence: 'For a church where several people follow up newcomers and those who are missed.',
    without:
      'the page Care, newcomers’ cards, tasks, notes of pastors, and what the program makes of absences',
    calls: ['care', 'welcome-cards', 'people/:id/care-notes'],
    pages: ['/care', '/welcome-card'],
  },
  inbox: {
    name: 'Inbox',
    sentence: 'For a church where several people answer what others write, and share the work.',
    without: 'the page Inbox, and members’ answers to messages; what visitors write stays under Messages',
    calls: ['inbox', 'messages/mine/:id/answers'],
    pages: ['/inbox'],
  },
  texts: {
    name: 'Text messages',
    sentence: 'For a church that pays a provider for text messages, to reach people without a smartphone.',
    without: 'all text messages, also the codes for signing in and for a new password',
    calls: ['auth/telephone-code', 'auth/telephone-login', 'auth/forgot-password/telephone'],
    pages: [],
  },
  live: {
    name: 'Live stream',
    sentence: 'For a church that streams its services.',
    without: 'the page Live stream, its link in the header, and going live',
    calls: ['live'],
    pages: ['/live-stream'],
    blocks: ['streams'],
  },
  testimonies: {
    name: 'Testimonies',
    sentence: 'For a church whose people tell on its site what God has done.',
    without: 'the pages Testimonies and Share a testimony, and the lists of staff',
    calls: ['members/testimonies', 'members/my/testimonies', 'fellowships/:id/testimonies'],
    pages: ['/testimonies', '/testimonyshare'],
  },
  prayers: {
    name: 'Prayer wall',
    sentence: 'For a church whose people ask for prayer on its site, openly or in private.',
    without: 'the page Prayer requests, and the lists of staff and leaders',
    calls: ['prayer_requests', 'fellowships/:id/prayer-requests', 'care/prayers'],
    pages: ['/prayer-requests'],
  },
  activities: {
    name: 'Youth activities',
    sentence: 'For a church whose young people sign up for activities with a number of places.',
    without: 'the page Youth sign-up, and the lists of staff and leaders',
    calls: ['activities'],
    pages: ['/youthsignup'],
  },
  branches: {
    name: 'Branches',
    sentence: 'For a church with more than one assembly under one office.',
    without: 'the list of branches; whose branch somebody is stays written down',
    calls: ['branches'],
    pages: [],
  },
  directory: {
    name: 'Directory',
    sentence: 'For a church whose members want to find each other: those who agreed, by families.',
    without: 'the page Directory, its PDF, and the choice to be in it',
    calls: ['directory'],
    pages: ['/directory'],
  },
  'fellowship-pages': {
    name: 'Fellowships’ own pages',
    sentence: 'For a church whose fellowships and ministries write pages of the site themselves.',
    without: 'the page on which somebody writes the pages that were given to them; the pages themselves stay',
    calls: ['admin/pages/:id/editors'],
    pages: ['/my-pages'],
  },
  news: {
    name: 'News',
    sentence: 'For a church that tells on its site what happens, with words and pictures.',
    without: 'the page News with its posts and feeds, and the list of staff; what was written stays',
    calls: ['admin/news'],
    pages: ['/news', '/news.xml', '/news.json'],
    blocks: ['more-news'],
  },
  worship: {
    name: 'Worship',
    sentence: 'For a church that plans its services here: order of service, songs, projection.',
    without: 'the page Worship with the orders of service, songs and projection; what was planned stays',
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
