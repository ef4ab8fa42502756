import type { Language } from '../../lib/words/translation.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { checkIn } from './check-in.ts'
import { crud } from './crud.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { find } from './find.ts'
import { frame } from './frame.ts'
import { guests } from './guests.ts'
import { leader } from './leader.ts'
import { lists } from './lists.ts'
import { login } from './login.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profiles } from './profiles.ts'
import { rota } from './rota.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { staffParts } from './staff-parts.ts'
import { ui } from './ui.ts'
import { unsentTexts } from './unsent-texts.ts'
import { workspace } from './workspace.ts'

export const gaa = {
  dashboardTexts,
  favouriteTexts,
  answeredTexts,
  prayerRules,
  calendar,
  dashboard,
  fellowships,
  login,
  prayerTexts,
  prayers,
  profiles,
  site,
  ui,
  staff,
  crud,
  guests,
  staffParts,
  workspace,
  frame,
  find,
  unsentTexts,
  lists,
  leader,
  rota,
  checkIn,
} satisfies Language
