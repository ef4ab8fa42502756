import type { Translation } from '../../lib/words/translation.ts'
import type { formRefusals as words } from '../../server/services/forms/messages.ts'

export const formRefusals: Translation<typeof words> = {
  noForm: { draft: 'Il n’y a pas de tel formulaire.' },
  otherAddress: { draft: 'Un autre formulaire a cette adresse' },
  kindStays: { draft: '« {label} » a des réponses : sa sorte reste. Ajoutez une autre question.' },
  namesStay: {
    draft:
      'Ce formulaire a des réponses : qu’elles aient un nom ou non ne change plus. Faites un autre formulaire.',
  },
  placesTaken: { draft: '{placed} places sont déjà prises' },
  addQuestion: { draft: 'Ajoutez une question avant d’ouvrir le formulaire.' },
  namedTwice: { draft: 'Quelqu’un est nommé deux fois' },
  noAccount: { draft: 'L’un d’eux n’a pas de compte' },
  noPhotograph: { draft: 'Il n’y a pas de telle photo.' },
  tooManyPhotographs: { draft: 'Trop de photos attendent leur réponse. Réessayez demain.' },
  noFileThere: { draft: 'Ce formulaire n’y demande pas de fichier' },
  deletedForm: { draft: 'Le formulaire et ses réponses sont supprimés.' },
  noAnswer: { draft: 'Il n’y a pas de telle réponse.' },
  deletedAnswer: { draft: 'La réponse est supprimée.' },
  notReader: { draft: 'Vous ne lisez pas les réponses de ce formulaire.' },
  withdrawnAlready: { draft: 'Cette réponse est déjà retirée.' },
  noTemplate: { draft: 'Il n’y a pas de tel modèle.' },
  taken: { draft: 'Prise' },
  waiting: { draft: 'En attente' },
  withdrawn: { draft: 'Retirée' },
  sentAt: { draft: 'Envoyée le (UTC)' },
  account: { draft: 'Compte' },
  state: { draft: 'État' },
  answers: { draft: 'Réponses' },
  logIn: { draft: 'Connectez-vous, s’il vous plaît.' },
  withdrawnAnswer: { draft: 'Cette réponse est retirée.' },
  otherPerson: { draft: 'Cette réponse ne concerne pas cette personne.' },
  notAgreed: { draft: 'La personne qui a répondu n’a pas accepté que le registre reprenne cela.' },
  ownsAccount: { draft: 'Cette personne a un compte, et change cela dans son profil.' },
}
