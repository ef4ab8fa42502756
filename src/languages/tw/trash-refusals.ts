import type { Translation } from '../../lib/words/translation.ts'
import type { trashRefusals as words } from '../../server/settings/trash/messages.ts'

export const trashRefusals: Translation<typeof words> = {
  backEverythingBelongs: { draft: 'Asan aba, ne deɛ ɛka ho nyinaa.' },
  deletedGood: { draft: 'Wɔapepa korakora.' },
  notBinPerhapsRestored: { draft: 'Yei nni bin mu. Ebia wɔde asan aba dada.' },
  notUsedByChurch: { draft: 'Asɔre yi mfa nyɛ adwuma' },
  fellowshipEventNotThere: {
    draft: 'Fekuo a dwumadie yi yɛ ne dea no nni hɔ bio. Yɛsrɛ wo, di kan fa fekuo no san bra.',
  },
  fellowshipGotMessageNot: {
    draft: 'Fekuo a ɛnyaa nkra yi no nni hɔ bio. Yɛsrɛ wo, di kan fa fekuo no san bra.',
  },
  whoeverWrotePrayerRequest: {
    draft: 'Wɔapepa deɛ ɔtwerɛɛ mpaebɔ adesrɛ yi nso. Yɛsrɛ wo, di kan fa asɔreba no san bra.',
  },
  whoeverWroteTestimonyDeleted: {
    draft: 'Wɔapepa deɛ ɔtwerɛɛ adansedie yi nso. Yɛsrɛ wo, di kan fa asɔreba no san bra.',
  },
  memberWhoWroteMessage: {
    draft: 'Wɔapepa asɔreba a ɔtwerɛɛ nkra yi nso. Yɛsrɛ wo, di kan fa asɔreba no san bra.',
  },
  thereNothingLeftBin: { draft: 'Yei mu hwee nni bin mu bio.' },
  usernameTaken: {
    draft: 'Seesei obi foforɔ wɔ username “{value}”, enti wontumi mfa yei nsan mma. Ɛtena bin mu.',
  },
  alikeTaken: {
    draft: 'Seesei obi foforɔ wɔ username a ɛte sɛ “{value}”, enti wontumi mfa yei nsan mma. Ɛtena bin mu.',
  },
  emailTaken: {
    draft: 'Seesei obi foforɔ wɔ e-mail address “{value}”, enti wontumi mfa yei nsan mma. Ɛtena bin mu.',
  },
  nameTaken: { draft: 'Seesei obi foforɔ wɔ din “{value}”, enti wontumi mfa yei nsan mma. Ɛtena bin mu.' },
  addressTaken: {
    draft: 'Seesei obi foforɔ wɔ address “{value}”, enti wontumi mfa yei nsan mma. Ɛtena bin mu.',
  },
}
