import type { hallWords } from '../../islands/giving/weekday-offering/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const hall: Translation<typeof hallWords> = {
  title: { draft: 'Kofi & Ama' },
  about: { draft: 'Mɛi kɛ shika taakɛ fɔmɔ gbii lɛ ji, yɛ asafotsu lɛ screen nɔ.' },
  act: { draft: 'Screen lɛ' },
  explained: {
    draft:
      'Nikeenii buamɔ taakɛ fɔmɔ gbii lɛ ji. Biɛ mɛi lɛ naa mɛi enyiɛ ni jɛ gbi fɛɛ gbi nɔ ba hiɛ kɛ nɔ ni amɛha, taakɛ shikakanelɔi lɛ ŋmaa, kɛ nikeenii ni tsɔ tɛlifoŋ nɔ ba. Atsɛɛɛ mɔ ko gbɛi.',
  },
  opening: { draft: 'Wɔmiigbele screen lɛ…' },
  code: { draft: 'Code ni shikakanelɔ naa yɛ “Cash Counts” shishi' },
  show: { draft: 'Tsɔɔmɔ screen lɛ' },
  ended: { draft: '{service}: egbe naa. Oyiwaladɔŋŋ!' },
  people: { draft: { one: 'gbɔmɛi {count}', other: 'gbɔmɛi {count}' } },
  byPhone: { draft: { one: '  kɛ {count} yɛ tɛlifoŋ nɔ', other: '  kɛ {count} yɛ tɛlifoŋ nɔ' } },
  inFront: { draft: 'Nɔ ni nyiɛ hiɛ: ' },
  total: { draft: 'Fɛɛ' },
  lost: { draft: 'Network bɛ bianɛ. Screen lɛ biɔ ekoŋŋ.' },
}
