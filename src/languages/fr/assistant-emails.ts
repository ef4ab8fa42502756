import type { Translation } from '../../lib/words/translation.ts'
import type { assistantEmailWords } from '../../server/groups/fellowships/messages.ts'

export const assistantEmails: Translation<typeof assistantEmailWords> = {
  namedSubject: { draft: 'Vous aidez le responsable de {fellowship}' },
  named: { draft: '{by} vous a demandé d’aider le responsable de {fellowship}. Merci de votre aide.' },
  duties: {
    draft:
      'Vous pouvez noter qui était aux réunions, voir les membres, répondre à qui veut entrer et à qui écrit au responsable, écrire au groupe, et vous charger de qui manque et attend un appel : {page}',
  },
  page: { draft: 'Mon tableau de bord' },
  forThisAlone: {
    draft:
      'Ce que vous y lisez sur les membres est pour ce service seul. Vous pouvez y renoncer à tout moment sur cette page.',
  },
  endedSubject: { draft: 'Votre aide au responsable de {fellowship}' },
  ended: {
    draft:
      '{by} a noté que vous n’aidez plus le responsable de {fellowship}. Merci de ce que vous avez fait. Vous en restez membre.',
  },
  surprised: { draft: 'Si cela vous surprend, demandez à votre responsable ou au secrétariat de l’église.' },
}
