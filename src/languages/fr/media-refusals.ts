import type { Translation } from '../../lib/words/translation.ts'
import type { mediaRefusals as words } from '../../server/media/sermons/messages.ts'

export const mediaRefusals: Translation<typeof words> = {
  deleted: { draft: 'La prédication est supprimée.' },
  noSermon: { draft: 'Il n’y a pas de telle prédication.' },
  sameSeries: { draft: 'Deux séries ont le même nom' },
  noSeries: { draft: 'Il n’y a pas de telle série' },
  chooseSeries: { draft: 'Choisissez une série' },
  videoOrLink: { draft: 'Donnez un lien YouTube ou envoyez un fichier vidéo' },
  audio: { draft: 'Envoyez un fichier audio' },
  counted: { draft: 'Compté.' },
}
