import { route } from '../../route.ts'
import { ChurchSettingsAnswer, ChurchSettingsChanges } from '../church-settings.ts'

/* Without an `answer`: the overview changes one setting, and does not load the schema of all (lib/api/care/contact-setting.ts). */

export const readChurchSettings = route('GET', 'admin/settings/', {
  summary: 'The settings of the church',
  exact: ChurchSettingsAnswer,
})

export const changeChurchSettings = route('PATCH', 'admin/settings/', {
  summary: 'Changes settings of the church; what is absent stays',
  seen: 'their version',
  body: ChurchSettingsChanges,
  exact: ChurchSettingsAnswer,
})
