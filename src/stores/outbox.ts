import { outboxKey } from '../lib/browser/outbox.ts'
import { storedText } from './persistence.ts'

/** Changes when writes are queued or sent, in any tab; lib/browser/outbox.ts reads and writes them. */
export const $outbox = storedText(outboxKey)
