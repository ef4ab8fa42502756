import type { Translation } from '../../lib/words/translation.ts'
import type { fileRefusals as words } from '../../server/platform/files/messages.ts'

export const fileRefusals: Translation<typeof words> = {
  choosePhotographSavedAs: {
    draft: 'Taflatsɛ tia foto si wodzra ɖo abe JPEG ene: womate ŋu axlẽ HEIC le afi sia o',
  },
  choosePhotographJPEGPNG: { draft: 'Taflatsɛ tia foto: JPEG, PNG, WebP alo AVIF' },
  pictureCannotReadChoose: { draft: 'Womate ŋu axlẽ foto sia o. Taflatsɛ tia bubu' },
  photographNotThereAny: { draft: 'Foto sia megali o.' },
  noFile: { draft: 'Fail sia ƒomevi meli o.' },
}
