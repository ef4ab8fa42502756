import type { errorWords } from '../../components/site/head/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const errors: Translation<typeof errorWords> = {
  missing: { draft: 'Míekpɔ axa la o' },
  missingDescription: { draft: 'Axa aɖeke mele afi sia o.' },
  missingLede: {
    draft: 'Naneke mele adrɛs sia dzi o. Sankofa gblɔ be menye ŋukpe be woatrɔ ayi atsɔ nusi wògblẽ ɖi o.',
  },
  home: { draft: 'Trɔ yi aƒe' },
  tell: { draft: 'Gblɔ nusi dim nèle na mí' },
  later: { draft: 'Taflatsɛ, gate kpɔ emegbe vie' },
  laterDescription: { draft: 'Womate ŋu awɔ axa sia fifia o.' },
  laterLede: {
    draft:
      'Axa sia tso nusi hamea ƒe database nya me, eye database la mele eŋu ɖom fifia o. Naneke mebu o: gaʋu axa sia le ɣeyiɣi kpui aɖe megbe.',
  },
}
