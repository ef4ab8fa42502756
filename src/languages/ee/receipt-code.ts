import type { receiptCodeWords } from '../../components/ui/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const receiptCode: Translation<typeof receiptCodeWords> = {
  label: { draft: 'Code si yi ɖe receipt sia ƒe dodokpɔ dzi' },
  whoScans: {
    draft:
      'Ame si scan codea, alo ʋu <a>eƒe dodokpɔ</a> la, kpɔnɛ be receipta nye vavatɔ, ga agbɔsɔsɔ kple ŋkeke; menye wò ŋkɔ o, eye menye nusi ta nènae o.',
  },
  root: { draft: 'Hamea ƒe ga-agbalẽwo ƒe ke le {day}: {root}' },
}
