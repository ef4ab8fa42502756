import type { stepUpWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const stepUp: Translation<typeof stepUpWords> = {
  title: { draft: 'Yɛsrɛ wo, kyerɛ sɛ ɛyɛ wo ampa' },
  why: {
    draft:
      'Deɛ worebɛyɛ no ho hia, enti yɛpɛ sɛ yɛhunu sɛ obi foforɔ nkura wo fon. Simma du mu deɛ, yɛremmisa bio.',
  },
  cancel: { draft: 'Gyae' },
  confirm: { draft: 'Si so dua' },
  confirming: { draft: 'Yɛresi so dua...' },
}
