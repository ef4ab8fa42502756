import { api, bodyOf } from '../client.ts'

/** GET users/me/: the current account; another device may have changed it. Not validated by a schema yet. */
export const readMe = (): Promise<unknown> => bodyOf(api.get('users/me/'))
