import { rightsOf } from '../../../../lib/workspace/rights.ts'
import { readAccount } from '../../../../stores/member.ts'

/** Whether the stored user makes forms: a super admin, or the office. The server decides on each call again. */
export const mayMakeForms = (): boolean =>
  rightsOf(readAccount() ?? {}).some((right) => right === 'admin' || right === 'office')
