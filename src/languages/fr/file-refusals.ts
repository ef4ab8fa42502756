import type { Translation } from '../../lib/words/translation.ts'
import type { fileRefusals as words } from '../../server/platform/files/messages.ts'

export const fileRefusals: Translation<typeof words> = {
  choosePhotographSavedAs: { draft: 'Choisissez une photo enregistrée en JPEG : HEIC ne peut être lu ici' },
  choosePhotographJPEGPNG: { draft: 'Choisissez une photo : JPEG, PNG, WebP ou AVIF' },
  pictureCannotReadChoose: { draft: 'Cette image ne peut être lue. Choisissez-en une autre' },
  photographNotThereAny: { draft: 'Cette photo n’est plus là.' },
  noFile: { draft: 'Il n’y a pas de tel fichier.' },
}
