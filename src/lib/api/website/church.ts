import { ChurchAnswer, type ChurchChanges, SetupAnswer } from '../../contract/website/church.ts'
import { answerOf, api } from '../client.ts'
import { ifMatch } from '../if-match.ts'

/** GET admin/church/: an extension. Throws ApiError. */
export const readOwnChurch = (): Promise<ChurchAnswer> => answerOf(ChurchAnswer, api.get('admin/church/'))

/** GET admin/church/setup/: an extension. Throws ApiError. */
export const readSetup = (): Promise<SetupAnswer> => answerOf(SetupAnswer, api.get('admin/church/setup/'))

/** POST admin/church/see/: shows this browser the pages of a church that is not open yet, for an hour. Throws ApiError. */
export const previewClosedChurch = async (): Promise<void> =>
  void (await api.url('admin/church/see/').post().res())

/** PATCH admin/church/: returns who the church is now. Throws ApiError; 409 when another admin changed it first. */
export const changeChurch = (changes: ChurchChanges, version: number): Promise<ChurchAnswer> =>
  answerOf(ChurchAnswer, api.url('admin/church/').headers(ifMatch(version)).patch(changes))

/** POST admin/church/logo/: a picture of any usual format. Throws like `changeChurch`. */
export function sendLogo(picture: File, version: number): Promise<ChurchAnswer> {
  const form = new FormData()
  form.set('logo', picture)
  return answerOf(ChurchAnswer, api.url('admin/church/logo/').headers(ifMatch(version)).post(form))
}

/** DELETE admin/church/logo/. Throws like `changeChurch`. */
export const removeLogo = (version: number): Promise<ChurchAnswer> =>
  answerOf(ChurchAnswer, api.url('admin/church/logo/').headers(ifMatch(version)).delete())
