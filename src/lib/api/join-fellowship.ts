import type { Id } from '../contract/base.ts'
import { api } from './client.ts'
import { keepLocal, send } from './keep-local.ts'

/* Apart from fellowships.ts: the public page joins, but loads neither the staff's form nor a reader. */

/** POST fellowships/{id}/join/: joins this fellowship and leaves any other. */
export const joinFellowship = (id: Id): Promise<void> => send(`fellowships/${id}/join/`)

/** DELETE fellowships/{id}/join/: leaves the fellowship. */
export const leaveFellowship = (id: Id): Promise<void> =>
  keepLocal(api.url(`fellowships/${id}/join/`).delete().res())
