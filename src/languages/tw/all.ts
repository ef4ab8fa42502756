import type { Language } from '../../lib/words/translation.ts'
import { forms } from './forms.ts'
import { login } from './login.ts'

export const tw = { forms, login } satisfies Language
