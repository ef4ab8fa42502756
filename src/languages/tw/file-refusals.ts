import type { Translation } from '../../lib/words/translation.ts'
import type { fileRefusals as words } from '../../server/platform/files/messages.ts'

export const fileRefusals: Translation<typeof words> = {
  choosePhotographSavedAs: { draft: 'Yɛsrɛ wo, paw mfonini a wɔasie no JPEG: yɛntumi nkenkan HEIC wɔ ha' },
  choosePhotographJPEGPNG: { draft: 'Yɛsrɛ wo, paw mfonini: JPEG, PNG, WebP anaa AVIF' },
  pictureCannotReadChoose: { draft: 'Yɛntumi nkenkan mfonini yi. Yɛsrɛ wo, paw foforɔ' },
  photographNotThereAny: { draft: 'Mfonini yi nni hɔ bio.' },
  noFile: { draft: 'File a ɛte saa nni hɔ.' },
}
