import { rightsOf } from '../../../lib/workspace/rights.ts'
import { readAccount } from '../../../stores/member.ts'

/** Whether the stored user plans the services: a super admin, or who has the duty. The server decides on each call again. */
export const mayPlanServices = (): boolean =>
  rightsOf(readAccount() ?? {}).some((right) => right === 'admin' || right === 'worship')
