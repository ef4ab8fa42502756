import type { Translation } from '../../lib/words/translation.ts'
import type { postRefusals as words } from '../../server/website/cms/messages.ts'

export const postRefusals: Translation<typeof words> = {
  yourAccountMayNot: { draft: 'Votre compte ne peut pas écrire cet article.' },
  yourAccountMayNot2: { draft: 'Votre compte ne peut pas faire cela avec l’article.' },
  whoChangedPageMeanwhile: {
    draft:
      '{who} a changé cet article entre-temps. Rien n’est perdu : regardez l’autre version, ou enregistrez la vôtre par-dessus.',
  },
  page: { draft: 'L’article' },
  onlyLanguageVisitorsSee: {
    draft: 'C’est la seule langue que les visiteurs voient. Cachez plutôt l’article.',
  },
  byWrittenPageSince: { draft: '{by} a écrit sur cet article depuis. Regardez-le de nouveau.' },
  nobodyWaitsAnswerAbout: { draft: 'Personne n’attend de réponse au sujet de cet article.' },
  pageChangedSinceYou: {
    draft: 'Cet article a changé depuis que vous l’avez regardé. Regardez-le de nouveau.',
  },
  pagePathWaitsYou: { draft: 'L’article {path} vous attend' },
  notOnPage: { draft: '« {label} » n’est pas montré sur cet article' },
  waitsForYou: { draft: '{by} a écrit sur l’article {path} et demande à le publier.' },
  noPost: { draft: 'Il n’y a pas de tel article.' },
  sentMeanwhile: {
    draft: '{who} a transmis cet article entre-temps. Fermez ceci et regardez-le de nouveau.',
  },
  somebodyElse: { draft: 'Quelqu’un d’autre' },
}
