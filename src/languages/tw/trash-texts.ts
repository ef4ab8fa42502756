import type { trashTexts as words } from '../../lib/texts/settings/trash.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const trashTexts: Translation<typeof words> = {
  kept: { draft: 'Ɛtena bin mu nna {days}, na super admin bɛtumi de asan aba kɔsi saa berɛ no.' },
  forGood: { draft: 'Wontumi nsan n’akyi: ɛnkɔ bin mu.' },
  keptUser: {
    draft:
      'Bin no nko ara na ɛda so kura no nna {days}, ne deɛ ɛyɛ ne dea nyinaa: super admin bɛtumi de asan aba kɔsi saa berɛ no.',
  },
  erased: {
    draft:
      'Sɛ wɔn ankasa too wɔn account mu anaa wɔsrɛɛ sɛ yɛmpepa wɔn ho nsɛm a, ɛfiri hɔ prɛko koraa. Sɛ wɔsrɛeɛ krataa so anaa anomu a, pepa wɔn koraa wɔ bin no mu nso.',
  },
  restored: { draft: 'Asan aba, ne deɛ ɛka ho nyinaa' },
  taken: { draft: 'Asan n’akyi' },
}
