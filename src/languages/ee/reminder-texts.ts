import type { reminderTexts as english } from '../../lib/texts/services/reminders.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const reminderTexts: Translation<typeof english> = {
  set: { draft: 'Míaɖo ŋku sɔleme sia dzi na wò' },
  removed: { draft: 'Womagaɖo ŋku edzi na wò o' },
  refused: { draft: 'Teƒe mele browser sia me na esia o' },
  onDevice: { draft: 'Wodzrae ɖo ɖe fon sia dzi, gake mate ŋu ayɔ wò o. Wò calendar ya ate ŋui:' },
  noAddress: {
    draft: 'Míenya wò e-mail adrɛs si ŋu nèɖo kpee la ɖeke o. Wò calendar ate ŋu aɖo ŋku edzi na wò:',
  },
  byEmail: { draft: 'Míaŋlɔ na {address} ŋkeke ɖeka do ŋgɔ.' },
  switchedOff: { draft: 'Wotsi e-mail siwo ɖoa ŋku nu dzi la le wò' },
  settings: { draft: 'ɖoɖowo me' },
  unknown: {
    draft: 'Network mele o, eyata míate ŋu anya be e-mail ava o. Wò calendar ate ŋu aɖo ŋku edzi na wò:',
  },
  calendar: { draft: 'Tsɔe de calendar me' },
}
