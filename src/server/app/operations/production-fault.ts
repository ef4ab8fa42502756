import type { Acceptable } from '../../platform/process-settings.ts'

/** A reason not to start in production: a sentence that says what to do, and the word of ACCEPT for who knows that it is right. */
export type Fault = { line: string; accept?: Acceptable }
