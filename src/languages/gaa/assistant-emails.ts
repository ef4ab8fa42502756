import type { Translation } from '../../lib/words/translation.ts'
import type { assistantEmailWords } from '../../server/groups/fellowships/messages.ts'

export const assistantEmails: Translation<typeof assistantEmailWords> = {
  namedSubject: { draft: 'Oyeɔ obuaa {fellowship} hiɛnyiɛlɔ lɛ' },
  named: {
    draft: '{by} ehala bo ni oye obua {fellowship} hiɛnyiɛlɔ lɛ. Oyiwaladɔŋŋ yɛ oyelikɛbuamɔ lɛ hewɔ.',
  },
  duties: {
    draft:
      'Obaanyɛ okadi mɛi ni ba kpeei, ona kuu lɛ mli bii, oha mɛi ni miitao amɛbote mli kɛ mɛi ni ŋmaa hiɛnyiɛlɔ lɛ hetoo, oŋma oyaha kuu lɛ, ni ohe mɛi ni wɔnako amɛ ni esa akɛ atsɛ amɛ: {page}',
  },
  page: { draft: 'Mibaafa' },
  forThisAlone: {
    draft: 'Nɔ ni okaneɔ yɛ jɛmɛ yɛ mɛi ahe lɛ, nitsumɔ nɛɛ pɛ nɔ ni. Obaanyɛ oshi yɛ jɛmɛ be fɛɛ be.',
  },
  endedSubject: { draft: 'Yɛ yelikɛbuamɔ kɛha {fellowship} hiɛnyiɛlɔ lɛ he' },
  ended: {
    draft:
      '{by} eŋma akɛ oyeee obuaaa {fellowship} hiɛnyiɛlɔ lɛ dɔŋŋ. Oyiwaladɔŋŋ yɛ nɔ ni ofee lɛ hewɔ. Oyɛ mli lolo.',
  },
  surprised: { draft: 'Kɛ enɛ fee bo naakpɛɛ lɛ, ofainɛ, bi ohiɛnyiɛlɔ lɛ loo asafo lɛ ofis lɛ.' },
}
