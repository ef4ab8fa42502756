import type { mediaRules as words } from '../../lib/texts/media/media-rules.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const mediaRules: Translation<typeof words> = {
  enterAddressVideo: { draft: 'Entrez l’adresse de la vidéo' },
  enterAddressBeginsHttps: {
    draft:
      'Entrez une adresse qui commence par https:// et qui est une vidéo YouTube, ou finit en .m3u8 ou .mp4',
  },
  giveSeries: { draft: 'Donnez les séries' },
  giveAtMostMostSeries: { draft: 'Donnez-en au plus {mostSeries}' },
  fillAllRequiredFields: { draft: 'Remplissez tous les champs obligatoires' },
  chooseCategory: { draft: 'Choisissez une catégorie' },
  chooseVideoAudio: { draft: 'Choisissez vidéo ou audio' },
  enterFullAddressVideo: { draft: 'Entrez l’adresse entière de la vidéo, qui commence par https://' },
  notUpload: { draft: 'Ce n’est pas un fichier envoyé' },
}
