import type { Language } from '../../lib/words/translation.ts'
import { errors } from './errors.ts'
import { forms } from './forms.ts'
import { login } from './login.ts'
import { menus } from './menus.ts'
import { newPassword } from './new-password.ts'
import { newPasswordAnswers } from './new-password-answers.ts'
import { signUp } from './sign-up.ts'
import { site } from './site.ts'

export const fr = {
  errors,
  forms,
  login,
  menus,
  'new-password': newPassword,
  'new-password-answers': newPasswordAnswers,
  'sign-up': signUp,
  site,
} satisfies Language
