import type { ownPagesWords } from '../../islands/accounts/own-pages/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const ownPages: Translation<typeof ownPagesWords> = {
  assists: { draft: 'Èkpena ɖe <a>{fellowship}</a> ƒe kplɔla ŋu.' },
  openDashboard: { draft: 'Ʋu eƒe axa' },
  myDuties: { draft: 'Nye dɔwo' },
  myPages: { draft: 'Nye axawo' },
  edit: { draft: 'Trɔ asi le {path} ŋu' },
  workspace: { draft: 'Dɔwɔƒe' },
  pastor: { draft: 'Osɔfo nènye. Dze egɔme kple amesiwo hiã kpekpeɖeŋu.' },
  pastorOf: { draft: 'nye dɔ abe osɔfo ene' },
  usher: { draft: 'Usher nènye. Dze egɔme kple amesiwo le afi sia egbe.' },
  usherOf: { draft: 'nye dɔ abe usher ene' },
  office: { draft: 'Èɖoa nusiwo amewo ŋlɔna na hamea ŋu.' },
  openBooks: { draft: 'Ʋu agbalẽawo' },
  openCheckIn: { draft: 'Ʋu check-in' },
  openInbox: { draft: 'Ʋu gbedasiwo' },
}
