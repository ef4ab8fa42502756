import type { shareWords } from '../../islands/care/testimonies/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const testimonyShare: Translation<typeof shareWords> = {
  readOthers: { draft: 'Lire ce que d’autres racontent' },
  act: { draft: 'Partager un témoignage' },
  logInFirst: { draft: 'Connectez-vous pour partager votre témoignage. Il paraît sous votre propre nom.' },
  logIn: { draft: 'Se connecter' },
  signUp: { draft: 'S’inscrire' },
  name: { draft: 'Nom' },
  title: { draft: 'Titre' },
  category: { draft: 'Catégorie' },
  testimony: { draft: 'Votre témoignage' },
  hint: {
    draft:
      'Ce qui s’est passé, et comment vous y avez vu Dieu. Ce que vous écrivez reste dans ce navigateur jusqu’à l’envoi.',
  },
  image: { draft: 'Image' },
  picked: { draft: 'Ce que vous avez choisi' },
  imageHint: {
    draft: 'JPEG, PNG ou WebP, jusqu’à 10 Mo. Demandez d’abord à toute autre personne qui y figure.',
  },
  video: { draft: 'Lien vidéo' },
  videoHint: { draft: 'L’adresse d’une vidéo, par exemple https://youtu.be/…' },
  submit: { draft: 'Partager le témoignage' },
  busy: { draft: 'Envoi...' },
}
