import type { Language } from '../../lib/words/translation.ts'
import { answeredTexts } from './answered-texts.ts'
import { calendar } from './calendar.ts'
import { closed } from './closed.ts'
import { dashboard } from './dashboard.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { factors } from './factors.ts'
import { favouriteTexts } from './favourite-texts.ts'
import { fellowships } from './fellowships.ts'
import { firstAdmin } from './first-admin.ts'
import { invitationAnswers } from './invitation-answers.ts'
import { invitations } from './invitations.ts'
import { login } from './login.ts'
import { loginAnswers } from './login-answers.ts'
import { lookAround } from './look-around.ts'
import { mailedLinks } from './mailed-links.ts'
import { myPages } from './my-pages.ts'
import { noMail } from './no-mail.ts'
import { ownPages } from './own-pages.ts'
import { phone } from './phone.ts'
import { prayerRules } from './prayer-rules.ts'
import { prayerTexts } from './prayer-texts.ts'
import { prayers } from './prayers.ts'
import { profile } from './profile.ts'
import { profileAnswers } from './profile-answers.ts'
import { profiles } from './profiles.ts'
import { site } from './site.ts'
import { stepUp } from './step-up.ts'
import { ui } from './ui.ts'

export const ee = {
  answeredTexts,
  calendar,
  closed,
  dashboard,
  dashboardTexts,
  factors,
  favouriteTexts,
  fellowships,
  'first-admin': firstAdmin,
  'invitation-answers': invitationAnswers,
  invitations,
  login,
  'login-answers': loginAnswers,
  'look-around': lookAround,
  'mailed-links': mailedLinks,
  'my-pages': myPages,
  'no-mail': noMail,
  'own-pages': ownPages,
  phone,
  prayerRules,
  prayerTexts,
  prayers,
  profile,
  'profile-answers': profileAnswers,
  profiles,
  site,
  'step-up': stepUp,
  ui,
} satisfies Language
