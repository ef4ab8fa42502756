import { church } from './church.ts'

/** Whether pages belong to the demonstration, whose accounts everybody may use (docs/specification/settled.md). */
export const isDemonstration = (): boolean => church().isDemonstration === true && !church().backend
