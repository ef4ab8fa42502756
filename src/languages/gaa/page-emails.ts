import type { Translation } from '../../lib/words/translation.ts'
import type { pageEmailWords } from '../../server/website/cms/messages.ts'

export const pageEmails: Translation<typeof pageEmailWords> = {
  page: { draft: 'Baafai ni mikwɛɔ nɔ, yɛ obaafa nɔ' },
  givenSubject: { draft: 'Bo obaakwɛ baafa {path} nɔ' },
  givenToAsk: {
    draft:
      'Kɛjɛ bianɛ, obaanyɛ oŋma wɔsafo lɛ baafa {path}. Kɛ ogbe naa lɛ, bi akɛ akɛje kpo: mɔ ko kwɛɔ dã. Lɛ nɛ:',
  },
  givenToPublish: {
    draft:
      'Kɛjɛ bianɛ, obaanyɛ oŋma wɔsafo lɛ baafa {path}. Nɔ ni okɛjeɔ kpo lɛ, mɔ fɛɛ mɔ naa amrɔ nɔŋŋ. Lɛ nɛ:',
  },
  publishedSubject: { draft: 'Akɛ obaafa {path} eje kpo' },
  published: {
    draft: 'Akɛ nɔ ni oŋma yɛ baafa {path} nɔ lɛ eje kpo. Oyiwaladɔŋŋ! Obaanyɛ oya nɔ oŋma yɛ biɛ:',
  },
  sentBackSubject: { draft: 'Wiemɔ ko kɔɔ obaafa {path} he' },
  sentBack: { draft: 'Nɔ ni oŋma yɛ baafa {path} nɔ lɛ, akɛjeko kpo lolo. Enɛ aŋma yɛ he:' },
  changeIt: { draft: 'Obaanyɛ otsake ni obi ekoŋŋ:' },
}
