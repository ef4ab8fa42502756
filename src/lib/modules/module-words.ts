import { moduleTexts } from '../texts/settings/modules.ts'
import { type ModuleId, modules } from './modules.ts'

/** What the screen says of a module: for whom it is, in one sentence, and what is not there without it. */
export type ModuleAbout = { sentence: string; without: string }

const about = (): Record<ModuleId, ModuleAbout> => ({
  giving: { sentence: moduleTexts.giving, without: moduleTexts.givingWithout },
  books: { sentence: moduleTexts.books, without: moduleTexts.booksWithout },
  pledges: { sentence: moduleTexts.pledges, without: moduleTexts.pledgesWithout },
  welfare: { sentence: moduleTexts.welfare, without: moduleTexts.welfareWithout },
  'kofi-ama': { sentence: moduleTexts.kofiAma, without: moduleTexts.kofiAmaWithout },
  rota: { sentence: moduleTexts.rota, without: moduleTexts.rotaWithout },
  'check-in': { sentence: moduleTexts.checkIn, without: moduleTexts.checkInWithout },
  care: { sentence: moduleTexts.care, without: moduleTexts.careWithout },
  inbox: { sentence: moduleTexts.inbox, without: moduleTexts.inboxWithout },
  texts: { sentence: moduleTexts.texts, without: moduleTexts.textsWithout },
  live: { sentence: moduleTexts.live, without: moduleTexts.liveWithout },
  testimonies: { sentence: moduleTexts.testimonies, without: moduleTexts.testimoniesWithout },
  prayers: { sentence: moduleTexts.prayers, without: moduleTexts.prayersWithout },
  activities: { sentence: moduleTexts.activities, without: moduleTexts.activitiesWithout },
  branches: { sentence: moduleTexts.branches, without: moduleTexts.branchesWithout },
  directory: { sentence: moduleTexts.directory, without: moduleTexts.directoryWithout },
  'fellowship-pages': { sentence: moduleTexts.fellowshipPages, without: moduleTexts.fellowshipPagesWithout },
  news: { sentence: moduleTexts.news, without: moduleTexts.newsWithout },
  worship: { sentence: moduleTexts.worship, without: moduleTexts.worshipWithout },
})

export const moduleAbout = (id: ModuleId): ModuleAbout => about()[id]

/** The name of a module in the language of its reader. */
export const moduleName = (id: ModuleId): string => moduleTexts.name({ name: modules[id].name })
