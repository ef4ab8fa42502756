import type { Language } from '../../lib/words/translation.ts'
import { forms } from './forms.ts'
import { login } from './login.ts'
import { site } from './site.ts'

export const fr = { forms, login, site } satisfies Language
