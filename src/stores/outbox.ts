import { outboxKey } from '../lib/outbox.ts'
import { storedText } from './persistence.ts'

/** Changes when writes are queued or sent, in any tab; lib/outbox.ts reads and writes them. */
export const $outbox = storedText(outboxKey)
