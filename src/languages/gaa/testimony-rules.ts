import type { testimonyRules as words } from '../../lib/texts/care/testimony-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyRules: Translation<typeof words> = {
  title: { draft: 'Ofainɛ, ŋmaa yitso' },
  category: { draft: 'Ofainɛ, halamɔ henɔ' },
  content: { draft: 'Ofainɛ, ye oodase lɛ' },
  video: { draft: 'Ofainɛ, ŋmaa video lɛ address muu, ni jeɔ shishi kɛ https://' },
  noSuch: { draft: 'Odaseyeli ko bɛ ni tamɔ nakai.' },
  notYours: { draft: 'Mɔ ni ŋma kɛ asafo lɛ nitsulɔi pɛ baanyɛ afee enɛ.' },
  approvedElsewhere: { draft: 'Mɔ kroko ekpɛlɛ odaseyeli nɛɛ nɔ bianɛ.' },
  hiddenElsewhere: { draft: 'Mɔ kroko ejie kpɛlɛmɔ lɛ kɛjɛ odaseyeli nɛɛ nɔ bianɛ.' },
  deleted: { draft: 'Ajie odaseyeli lɛ.' },
}
