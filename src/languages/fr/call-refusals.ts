import type { Translation } from '../../lib/words/translation.ts'
import type { callRefusals as words } from '../../server/platform/errors/messages.ts'

export const callRefusals: Translation<typeof words> = {
  deviceSignedOut: { draft: 'Cet appareil est déconnecté.' },
  thereNoSuchMember: { draft: 'Il n’y a pas de tel membre.' },
  thereNoSuchFellowship: { draft: 'Il n’y a pas de tel groupe' },
  hereAlreadySomebodyElse: {
    draft:
      'Ceci est déjà là : quelqu’un d’autre a été plus rapide, ou c’est parti deux fois. Chargez la page de nouveau.',
  },
  somethingBelongsNotHere: {
    draft:
      'Quelque chose à quoi ceci appartient n’est plus là. Chargez la page de nouveau et choisissez encore une fois.',
  },
  addressLongerThanAny: { draft: 'Cette adresse est plus longue qu’aucune des nôtres. Vérifiez le lien.' },
  callBrokeOffBefore: { draft: 'L’envoi s’est interrompu avant d’être complet. Envoyez-le de nouveau.' },
  moreThanCanTaken: { draft: 'C’est plus qu’on ne peut prendre à la fois (1 Mo).' },
  sendAsApplicationJson: { draft: 'Envoyez ceci comme application/json.' },
  sendOneJSONObject: { draft: 'Envoyez un objet JSON.' },
  notJSONCanRead: { draft: 'Ce n’est pas un JSON lisible.' },
  moreFieldsThanAny: { draft: 'Ceci a plus de champs qu’aucun de nos formulaires.' },
  fieldNotKnown: { draft: 'Ce champ n’est pas connu' },
  moreThanCanTaken2: { draft: 'C’est plus qu’on ne peut prendre à la fois' },
  textCharactersCannotStored: { draft: 'Ce texte a des caractères qu’on ne peut garder' },
  giveDaySuchAs: { draft: 'Donnez un jour, comme 2026-11-22' },
  searchAtMost200: { draft: 'Cherchez au plus 200 caractères' },
  orderByOneColumns: { draft: 'Triez selon {columns}' },
  sendAsMultipartForm: { draft: 'Envoyez ceci comme multipart/form-data.' },
  fileLargerThanSize: { draft: 'Ce fichier dépasse {size} Mo.' },
  moreThanCanTaken3: { draft: 'C’est plus qu’on ne peut prendre à la fois.' },
  uploadBrokeOffSend: { draft: 'L’envoi du fichier s’est interrompu. Envoyez-le de nouveau.' },
  multipartBodyCannotRead: { draft: 'Ce corps multipart ne peut être lu : il ne nomme pas de limite.' },
  thereNoSuchList: { draft: 'Il n’y a pas de telle liste.' },
  chooseOneChoices: { draft: 'Choisissez parmi {choices}' },
  decidedWithdrawnMeanwhileLoad: { draft: 'Ceci a été décidé ou retiré entre-temps. Chargez-le de nouveau.' },
  accountClosed: { draft: 'Ce compte est fermé.' },
  thereNoSuchRequest: { draft: 'Il n’y a pas de telle demande.' },
  messageDeleted: { draft: 'Le message est supprimé.' },
  thereNoSuchEntry: { draft: 'Il n’y a pas de telle entrée.' },
  thereNoSuchPerson: { draft: 'Il n’y a pas de telle personne.' },
  noSong: { draft: 'Il n’y a pas de tel chant.' },
  noService: { draft: 'Il n’y a pas de tel culte.' },
  noSermon: { draft: 'Il n’y a pas de telle prédication.' },
  noAnnouncement: { draft: 'Il n’y a pas de telle annonce.' },
  noFellowship: { draft: 'Il n’y a pas de tel groupe.' },
  noBranch: { draft: 'Il n’y a pas de telle annexe.' },
  lostDigits: { draft: '{written} a perdu ses chiffres dans un tableur' },
}
