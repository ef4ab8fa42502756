import type { Id } from '../../contract/base.ts'
import * as calls from '../../contract/media/calls/sermon-view.ts'
import { request } from '../call.ts'
import { withLocalFallback } from '../local-fallback.ts'

/** Counts a view. */
export const countView = (id: Id): Promise<void> => withLocalFallback(request(calls.viewSermon, { id }).res())
