import type { WelcomeCardForm } from '../contract/newcomer.ts'
import { api, bodyOf, detailIn } from './client.ts'

/** POST welcome-cards/: an extension. Returns the server's thanks. Throws ApiError. */
export const sendWelcomeCard = async (form: WelcomeCardForm): Promise<string> =>
  detailIn(await bodyOf(api.url('welcome-cards/').post(form)))
