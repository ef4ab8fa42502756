import type { conflictTexts as words } from '../../lib/texts/settings/conflicts.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const conflictTexts: Translation<typeof words> = {
  gone: { draft: 'Mɔ kroko ejie enɛ bianɛ. Nɔ ni oŋma lɛ hiɔ biɛ kɛyashi obaaŋa.' },
  alreadyGone: { draft: 'Mɔ kroko ejie enɛ momo.' },
}
