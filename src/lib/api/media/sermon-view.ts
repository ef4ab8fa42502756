import type { Id } from '../../contract/base.ts'
import { send } from '../local-fallback.ts'

/** POST sermons/{id}/view/: counts a view. */
export const countView = (id: Id): Promise<void> => send(`sermons/${id}/view/`)
