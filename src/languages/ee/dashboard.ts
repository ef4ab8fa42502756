import type { dashboardWords } from '../../islands/accounts/dashboard/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const dashboard: Translation<typeof dashboardWords> = {
  title: { draft: 'Nye axa' },
  tabs: { draft: 'Nye axa' },
  prayerRequests: { draft: 'Gbedodoɖa' },
  testimonies: { draft: 'Ɖaseɖiɖiwo' },
  announcements: { draft: 'Gbeƒãɖeɖewo' },
  greeting: { draft: 'Woezɔ, {name}' },
  greetingAlone: { draft: 'Woezɔ' },
  askForPrayer: { draft: 'Bia gbedodoɖa' },
  give: { draft: 'Nunana' },
  serviceTimes: { draft: 'Subɔsubɔ ƒe ɣeyiɣiwo' },
  watch: { draft: 'Kpɔe<a>: {title}</a>' },
  myFellowship: { draft: 'Nye habɔbɔ' },
  leader: { draft: 'Kplɔla' },
  prayers: { draft: 'Gbedodoɖa' },
  date: { draft: 'Ŋkeke' },
  change: { draft: 'Trɔe<a>: {title}</a>' },
  cancel: { draft: 'Tasii' },
  save: { draft: 'Dzra ɖo' },
  category: { draft: 'Hatsotso' },
  testimony: { draft: 'Ɖaseɖiɖi' },
  no: { draft: 'Ao' },
}
