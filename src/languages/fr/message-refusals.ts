import type { Translation } from '../../lib/words/translation.ts'
import type { messageRefusals as words } from '../../server/messages/translated/messages.ts'

export const messageRefusals: Translation<typeof words> = {
  pushUnreached: { draft: 'L’église ne peut pas joindre le service de notifications de ce navigateur' },
  noWhatsAppHere: { draft: 'Cette église n’écrit pas par WhatsApp.' },
  noHandshake: { draft: 'Ce n’est pas l’ouverture de WhatsApp.' },
  noSignature: { draft: 'Ceci n’a pas de signature valable de WhatsApp.' },
  noWebhook: { draft: 'Ce n’est pas un webhook de WhatsApp.' },
  thanks: { draft: 'Merci.' },
  noList: { draft: 'Il n’y a pas de telle liste.' },
  noFellowship: { draft: 'Il n’y a pas de tel groupe.' },
  noBranch: { draft: 'Il n’y a pas de telle paroisse.' },
  noEvent: { draft: 'Il n’y a pas de tel événement.' },
  noMessage: { draft: 'Il n’y a pas de tel message.' },
  nobodyThisWay: { draft: 'Personne de cette liste ne peut le recevoir ainsi.' },
  onItsWay: { draft: 'Ce message est encore en route. Attendez qu’il soit envoyé.' },
  nobodyUnknown: { draft: 'Il ne reste personne dont on ne le sait pas.' },
  decided: { draft: 'Il a été décidé de ce message. Chargez la liste de nouveau.' },
  byAnother: { draft: 'Vous avez écrit ce message. Quelqu’un d’autre de l’équipe doit l’approuver.' },
  tooDear: {
    draft:
      'Cela coûte plus que ce que l’église peut encore dépenser ce mois-ci en messages vers les téléphones. Un super administrateur change cela sous Réglages.',
  },
  ownFellowship: { draft: 'Vous pouvez écrire à votre propre groupe.' },
  nextOfPage: { draft: 'Donnez ce que la page d’avant a comme suite' },
  pledgersHidden: {
    draft: 'Seuls les trésoriers voient qui a une promesse de don. La liste dit à combien on l’a rappelée.',
  },
  longText: { draft: 'En SMS, cela fait {longest} parties. Raccourcissez à {mostParts}' },
  noTexts: {
    draft:
      'Cette église n’envoie pas encore de SMS. Un super administrateur nomme l’expéditeur sous Réglages, Messages aux gens',
  },
  noEmails: {
    draft:
      'Cette église n’envoie pas encore d’e-mails. Le gardien du serveur les active (docs/operations.md, SMTP_URL)',
  },
  noWhatsApp: {
    draft:
      'Cette église n’écrit pas par WhatsApp. Le gardien du serveur l’active (docs/operations.md, WHATSAPP_TOKEN)',
  },
  noTemplate: { draft: 'Choisissez un modèle approuvé par WhatsApp, avec des mots pour chaque variable' },
  longWhatsApp: {
    draft: 'Par WhatsApp, un message a au plus 1 024 lettres, celles du modèle comprises. Raccourcissez-le',
  },
  noTime: { draft: 'Cette date et cette heure n’existent pas' },
  timeOver: { draft: 'Cette heure est passée. Laissez vide pour envoyer maintenant' },
  threeMonths: { draft: 'Choisissez un jour des trois prochains mois' },
  unfilled: {
    draft: 'Personne ne peut remplir {written}. Vous pouvez écrire {first}, {title} ou {fellowship}',
  },
  onlyAdminsSendPosts: { draft: 'Seuls les super-admins transmettent les articles des nouvelles.' },
  newNumber: { draft: 'Un message à beaucoup de gens cite un nouveau numéro' },
  newNumberText: {
    draft:
      '{username} a écrit à beaucoup de gens un message avec un numéro que le site ne montre pas. Ce qui n’est pas encore parti peut être arrêté sous Messages.',
  },
  messagesPage: { draft: 'Messages' },
}
