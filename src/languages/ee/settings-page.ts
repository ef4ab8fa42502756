import type { settingsPageWords } from '../../islands/accounts/settings/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const settingsPage: Translation<typeof settingsPageWords> = {
  title: { draft: 'Ɖoɖowo' },
  lede: { draft: 'Ɖoɖowo dzraa wo ɖokui ɖo. Ŋkɔwo, telefon kple adrɛs le <a>wò nyatakakawo</a> me.' },
  photographLede: { draft: 'Wò ŋkume ƒe foto kpena ɖe amewo ŋu be woayɔ ŋkɔwò ado gbe na wò.' },
  passwordLede: { draft: 'Tia bubu.' },
  twoStepsLede: { draft: 'Afɔɖeɖe evelia tsɔ kpe ɖe wò mɔʋunya ŋu.' },
  mailsLede: { draft: 'Nusi hamea ɖoa ɖe wò e-mail adrɛs dzi.' },
  announcements: { draft: 'Gbeƒãɖeɖewo mevana to e-mail dzi o; wole <a>wò axa</a> dzi.' },
  closeLede: { draft: 'Ne èle dzodzom le mía gbɔ, alo nèdi be yeadze egɔme yeye.' },
  needsScript: { draft: 'Wò ɖoɖowo tɔtrɔ' },
  openGiving: { draft: 'Ʋu nye nunanawo' },
  openSchedule: { draft: 'Ʋu nye dɔwɔɖoɖo' },
}
