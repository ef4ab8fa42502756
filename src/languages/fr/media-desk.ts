import type { mediaWords } from '../../islands/media/media/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const mediaDesk: Translation<typeof mediaWords> = {
  live: { draft: 'En direct' },
  watchModerateChat: { draft: 'Regarder et modérer le chat' },
  stopLive: { draft: 'Arrêter le direct' },
  stopLiveStream: { draft: 'Arrêter le direct ?' },
  nobodyLiveBeginOnce: {
    draft:
      'Personne n’est en direct. Commencez ici dès que votre image est sur YouTube ou sur un serveur à vous.',
  },
  title: { draft: 'Titre' },
  addressVideo: { draft: 'Adresse de la vidéo' },
  youtubeAddressOrOne: { draft: 'Une adresse YouTube, ou une qui finit par .m3u8 ou .mp4' },
  goLive: { draft: 'Passer en direct' },
  goingLive: { draft: 'Passage en direct...' },
  withoutCameraFilmChat: {
    draft:
      'Sans caméra : un film, un chat qui s’allonge et des spectateurs inventés. Cela s’arrête tout seul après vingt minutes.',
  },
  mediaDashboard: { draft: 'Médias' },
  uploadSermonsLookAfter: { draft: 'Envoyer des prédications, s’en occuper, et passer en direct' },
  uploadSermon: { draft: 'Envoyer une prédication' },
  liveStream: { draft: 'Direct' },
  newestSermons: { draft: 'Prédications les plus récentes' },
  tryAgain: { draft: 'Réessayer' },
  noSermonsFound: { draft: 'Aucune prédication trouvée' },
  allSermons: { draft: 'Toutes les prédications' },
  sermonSeries: { draft: 'Séries de prédications' },
  seriesSaved: { draft: 'Séries enregistrées' },
  theyStandFormFilter: {
    draft:
      'Elles figurent dans le formulaire et dans le filtre des prédications, dans cet ordre. Les prédications suivent une série qui change de nom, et gardent le nom d’une série retirée.',
  },
  addSeries: { draft: 'Ajouter une série' },
  series: { draft: 'Série' },
  none: { draft: 'Aucune' },
  editSeries: { draft: 'Modifier les séries' },
  type: { draft: 'Sorte' },
  youtubeLink: { draft: 'Lien YouTube' },
  mAacOpusAs: {
    draft:
      'M4A, AAC et Opus, comme les téléphones enregistrent, sont acceptés aussi. Aucun navigateur ne lit AMR et 3GP : choisissez AAC ou MP3 dans les réglages de l’enregistreur.',
  },
  picture: { draft: 'Image' },
  sending: { draft: 'Envoi...' },
  reset: { draft: 'Effacer' },
  sermonCouldNotLoaded: {
    draft: 'Cette prédication n’a pas pu être chargée. Elle a peut-être été supprimée.',
  },
  preacher: { draft: 'Prédicateur' },
  date: { draft: 'Date' },
  description: { draft: 'Description' },
  category: { draft: 'Catégorie' },
  notSet: { draft: 'Non indiquée' },
  scripture: { draft: 'Passage biblique' },
  chapters: { draft: 'Chapitres' },
  oneLineWhenBegins: {
    draft: 'Un par ligne : quand il commence et son titre, par exemple 12:30 L’huile de la veuve',
  },
  words: { draft: 'Texte' },
  transcriptOrManuscriptBlank: {
    draft:
      'Une transcription ou le manuscrit, avec une ligne vide entre les paragraphes. On le lit et on y cherche.',
  },
  uploadSermonsGoLive: { draft: 'Envoyer des prédications et passer en direct.' },
  addSermon: { draft: 'Ajouter une prédication' },
  uploadSermonAsVideo: { draft: 'Envoyer une prédication en vidéo ou en audio.' },
  editSermon: { draft: 'Modifier la prédication' },
  changeWhatSaidSermon: { draft: 'Changer ce qui est dit d’une prédication, ou son enregistrement.' },
  youAreLive: { draft: 'Vous êtes en direct' },
  notBegun: { draft: 'Le direct n’a pas commencé. Veuillez réessayer.' },
  ended: { draft: 'Le direct est terminé' },
  notStopped: { draft: 'Le direct n’a pas pu être arrêté' },
  endsForAll: { draft: '« {title} » s’arrête pour tous ceux qui regardent.' },
  sampleBegun: { draft: 'Le direct de démonstration a commencé' },
  beginning: { draft: 'Lancement...' },
  beginSample: { draft: 'Lancer un direct de démonstration' },
  next: { draft: 'Prochain culte à diffuser : {when} :' },
  see: { draft: { one: 'La voir', other: 'Les voir' } },
  drafts: { draft: 'brouillons' },
  draftsWait: {
    draft: {
      one: 'Une page a un brouillon non publié.',
      other: '{count} pages ont des brouillons non publiés.',
    },
  },
  silent: {
    draft: {
      one: 'Une prédication des deux derniers mois n’a pas d’enregistrement à écouter :',
      other: '{count} prédications des deux derniers mois n’ont pas d’enregistrement à écouter :',
    },
  },
  andMore: { draft: 'et {more} de plus' },
  seriesOf: { draft: 'Série {number}' },
  remove: { draft: 'Retirer<a> la série {number}</a>' },
  notRemoved: { draft: 'Rien n’a été retiré. Veuillez réessayer.' },
  arrivedBefore: {
    draft:
      '{arrived} sur {size} du fichier « {name} » sont déjà arrivés. Choisissez le même fichier, et l’envoi continue à partir de là.',
  },
  removeArrived: { draft: 'Retirer ce qui est arrivé' },
  uploaded: { draft: '« {title} » est sur le site : <a>voir sa page</a>' },
  cancelled: { draft: 'L’envoi a été annulé. Rien n’en a été gardé.' },
  videoFile: { draft: 'Fichier vidéo' },
  audioFile: { draft: 'Fichier audio' },
  videoHint: { draft: 'MP4, WebM, MKV jusqu’à 500 Mo' },
  audioHint: { draft: 'MP3, WAV, OGG jusqu’à 50 Mo' },
  audio: { draft: 'Audio' },
  video: { draft: 'Vidéo' },
  audioRemoved: {
    draft: 'Elle a un fichier audio, qui est retiré pour de bon si vous l’enregistrez comme vidéo.',
  },
  videoRemoved: { draft: 'Elle a une vidéo, qui est retirée pour de bon si vous l’enregistrez comme audio.' },
  hasAudio: { draft: 'Elle a un fichier audio' },
  hasVideo: { draft: 'Elle a une vidéo' },
  openIt: { draft: 'l’ouvrir<a> dans un nouvel onglet</a>' },
  stays: { draft: 'Il reste, sauf si vous choisissez un autre fichier.' },
  save: { draft: 'Enregistrer' },
  upload: { draft: 'Envoyer' },
  updated: { draft: 'Prédication modifiée !' },
  uploadNeeds: { draft: 'L’envoi demande' },
}
