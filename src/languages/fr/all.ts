import type { Language } from '../../lib/words/translation.ts'
import { forms } from './forms.ts'
import { login } from './login.ts'

export const fr = { forms, login } satisfies Language
