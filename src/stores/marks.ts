import { markQueueKey } from '../lib/mark-queue.ts'
import { keptText } from './persistence.ts'

/** Changes when marks are queued or sent, in any tab; lib/mark-queue.ts reads and writes them. */
export const $markQueue = keptText(markQueueKey)
