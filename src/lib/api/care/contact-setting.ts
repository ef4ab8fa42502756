import * as z from 'zod/mini'
import type { ChurchSettingsChanges } from '../../contract/settings/church-settings.ts'
import { answerOf, api } from '../client.ts'
import { ifMatch } from '../if-match.ts'

/** Without the schema of all settings, which the overview does not load. */
const Version = z.object({ version: z.number() })

/** PATCH admin/settings/: on /contact an e-mail address or a telephone number is enough from now on. Throws ApiError. */
export async function letVisitorsChoose(): Promise<void> {
  const { version } = await answerOf(Version, api.get('admin/settings/'))
  const changes: ChurchSettingsChanges = { contact_by_either: true }
  await api.url('admin/settings/').headers(ifMatch(version)).patch(changes).res()
}
