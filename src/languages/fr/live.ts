import type { liveWords } from '../../islands/media/live/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const live: Translation<typeof liveWords> = {
  needsScript: {
    draft: 'Le lecteur, le chat et les notes demandent JavaScript, qui est désactivé dans ce navigateur.',
  },
  onYouTube: { draft: 'Regarder sur YouTube' },
  video: { draft: 'Vidéo' },
  stream: { draft: 'Culte en direct' },
  notPlayable: { draft: 'Ce navigateur ne peut pas lire le direct ici.' },
  openInApp: { draft: 'L’ouvrir dans une application vidéo' },
  play: { draft: 'Lire le direct' },
  costs: {
    draft: 'La vidéo coûte des données : environ {data} par heure. Rien n’est chargé avant la lecture.',
  },
  opens: { draft: 'Le direct s’ouvre ici quelques minutes avant.' },
  onAir: { draft: 'En direct <a>{title}</a>' },
  next: { draft: 'Prochain culte <a>{when}</a>' },
  ended: { draft: '« {title} » est terminé. Merci d’avoir suivi avec nous.' },
  live: { draft: 'En direct' },
  offAir: { draft: 'Hors antenne' },
  viewers: { draft: { one: '{count} spectateur', other: '{count} spectateurs' } },
  simulated: { draft: 'Simulé' },
  quality: { draft: 'Qualité' },
  chat: { draft: 'Chat en direct' },
  chatBegins: { draft: 'Il commence quand nous sommes en direct.' },
  messages: { draft: 'Messages du chat' },
  noMessages: { draft: 'Pas encore de message.' },
  noMessagesTell: { draft: 'Pas encore de message. Dites-nous d’où vous nous suivez.' },
  messageAs: { draft: 'Message, en tant que {author}' },
  send: { draft: 'Envoyer' },
  logIn: { draft: 'Se connecter pour écrire' },
  everybodyReads: { draft: 'Tous ceux qui suivent le culte peuvent lire ceci.' },
  chatEnded: {
    draft: 'Le direct est terminé, et le chat aussi. Vous seul voyez ce que vous écrivez maintenant.',
  },
  onlyYou: {
    draft: 'Pour l’instant vous seul voyez ce que vous écrivez ici, jusqu’à ce que vous quittiez la page.',
  },
  hide: { draft: 'Masquer<a> ce que {author} a dit</a>' },
  hidden: { draft: 'Le message est masqué' },
  notes: { draft: 'Notes de prédication' },
  yourNotes: { draft: 'Vos notes' },
  notesKept: { draft: 'Gardé sur cet appareil pendant que vous écrivez. Personne d’autre ne peut le lire.' },
  downloadNotes: { draft: 'Télécharger en texte' },
  auto: { draft: 'automatique' },
}
