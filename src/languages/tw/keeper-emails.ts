import type { Translation } from '../../lib/words/translation.ts'
import type { keeperEmails as words } from '../../server/accounts/dual-control/messages.ts'

export const keeperEmails: Translation<typeof words> = {
  yourDashboard: { draft: 'Wo kratafa' },
  wherePlace: { draft: 'Baabi: {place}' },
  whoUsernameFromAddress: { draft: 'Deɛ ɔyɛeɛ: {username}, ɛfiri {address}' },
  whenDayHour: { draft: 'Berɛ: {day} {hour}' },
  paymentDetailsPlaceWait: { draft: '{place} sikatua ho nsɛm retwɛn onipa a ɔtɔ so mmienu' },
  somebodyChangedWhatTells: {
    draft:
      'Obi sesaa deɛ ɛkyerɛ nnipa baabi a wɔn sika kɔ. Ahɔhoɔ nhunu yei nnya: ɛsɛ sɛ super admin foforɔ anaa sikakorani foforɔ pene so.',
  },
  paymentDetailsPlaceChange: { draft: '{place} sikatua ho nsɛm bɛsesa da koro akyi' },
  somebodyChangedWhatTells2: {
    draft:
      'Obi sesaa deɛ ɛkyerɛ nnipa baabi a wɔn sika kɔ. W’asɔre nni obi foforɔ a ɔbɛtumi apene so, enti ɛno ara bɛhyɛ aseɛ ayɛ adwuma {day}, {hour}. Kɔsi saa berɛ no wobɛtumi agyae, na ɛno akyi nnawɔtwe baako mu wobɛtumi asan. Sɛ wonnim ho hwee a, frɛ ofese no seesei.',
  },
  before: { draft: 'Kane no:' },
  after: { draft: 'Foforɔ:' },
  isWrong: { draft: 'Mfomsoɔ wɔ yei mu anaa? Hwɛ seesei:' },
  nothing: { draft: '(hwee)' },
  more: { draft: 'ne {left} foforɔ' },
  newKeeper: {
    draft:
      '{by} de adwuma ama {who}, a deɛ ɔyɛ no bɛtumi apene deɛ ɛkyerɛ nnipa baabi a wɔn sika kɔ no so: {work}.',
  },
  users: { draft: 'Accounts' },
  ourChurch: { draft: 'Yɛn asɔre' },
  superAdmin: { draft: 'super admin' },
  treasurer: { draft: 'sikakorani' },
  superAdminLater: { draft: 'super admin, sɛ ɔgye nsato no a' },
  treasurerLater: { draft: 'sikakorani, sɛ ɔgye nsato no a' },
  somebody: { draft: 'Obi' },
}
