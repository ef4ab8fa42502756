import * as z from 'zod/mini'
import * as calls from '../../contract/settings/calls/church-settings.ts'
import { call, request } from '../call.ts'
import { answerOf } from '../client.ts'

/** Without the schema of all settings, which the overview does not load. */
const Version = z.object({ version: z.number() })

/** On /contact an e-mail address or a telephone number is enough from now on. Throws ApiError. */
export async function letVisitorsChoose(): Promise<void> {
  const { version } = await answerOf(Version, request(calls.readChurchSettings))
  await call(calls.changeChurchSettings, { body: { contact_by_either: true }, seen: version })
}
