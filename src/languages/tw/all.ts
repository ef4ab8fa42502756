import type { Language } from '../../lib/words/translation.ts'
import { answeredTexts } from './answered-texts.ts'
import { completeProfileTexts } from './complete-profile-texts.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowshipTexts } from './fellowship-texts.ts'
import { fellowships } from './fellowships.ts'
import { forms } from './forms.ts'
import { joinEmails } from './join-emails.ts'
import { joining } from './joining.ts'
import { login } from './login.ts'
import { myFellowshipTexts } from './my-fellowship-texts.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profiles } from './profiles.ts'
import { site } from './site.ts'

export const tw = {
  answeredTexts,
  completeProfileTexts,
  dashboardTexts,
  dashboard,
  favouriteTexts,
  fellowshipTexts,
  fellowships,
  forms,
  joinEmails,
  joining,
  login,
  myFellowshipTexts,
  prayerRules,
  prayerTexts,
  prayers,
  profiles,
  site,
} satisfies Language
