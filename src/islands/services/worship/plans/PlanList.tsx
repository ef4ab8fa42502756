import { planWords as words } from './messages.ts'

/** The orders of service to come and of the past. */
export const PlanList = () => <h2>{words.title}</h2>
