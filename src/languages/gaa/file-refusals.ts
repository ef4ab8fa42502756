import type { Translation } from '../../lib/words/translation.ts'
import type { fileRefusals as words } from '../../server/platform/files/messages.ts'

export const fileRefusals: Translation<typeof words> = {
  choosePhotographSavedAs: { draft: 'Ofainɛ, halamɔ foto ni ato akɛ JPEG: anyɛŋ akane HEIC yɛ biɛ' },
  choosePhotographJPEGPNG: { draft: 'Ofainɛ, halamɔ foto: JPEG, PNG, WebP loo AVIF' },
  pictureCannotReadChoose: { draft: 'Anyɛŋ akane foto nɛɛ. Ofainɛ, halamɔ kroko' },
  photographNotThereAny: { draft: 'Foto nɛɛ bɛ dɔŋŋ.' },
  noFile: { draft: 'Fail ko bɛ ni tamɔ nakai.' },
}
