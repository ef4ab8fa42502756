import type { laterTexts as words } from '../../lib/texts/messages/later.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const laterTexts: Translation<typeof words> = {
  offline: { draft: 'Network bɛ. Akɛ nɔ ni oŋma lɛ eto biɛ.' },
  unanswered: { draft: 'Network lɛ haaa hetoo. Akɛ nɔ ni oŋma lɛ eto biɛ.' },
  waiting: { draft: 'Eyaa lɛ diɛŋtsɛ kɛ network ba nɔŋŋ. Obaanyɛ oŋa baafa nɛɛ.' },
  waitingHere: { draft: 'Eyaa lɛ diɛŋtsɛ kɛ network ba nɔŋŋ. Ofainɛ, haa baafa nɛɛ agbele.' },
  back: { draft: 'Enɛ yako lolo. Akɛ nɔ ni oŋma lɛ eto biɛ.' },
  accept: { draft: 'Kɛmaje kɛ network ba' },
  withdraw: { draft: 'Kaakɛmaje lɛ diɛŋtsɛ' },
  another: { draft: 'Ŋmaa kroko' },
  now: { draft: 'Kɛmaje bianɛ' },
  left: { draft: 'Nɔ ni oŋma yɛ “{page}” nɔ lɛ yako lolo. Akɛto jɛmɛ.' },
}
