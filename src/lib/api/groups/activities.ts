import * as calls from '../../contract/groups/calls/activities.ts'
import { request } from '../call.ts'
import { withLocalFallback } from '../local-fallback.ts'

export const signUpFor = (activity: string): Promise<void> =>
  withLocalFallback(request(calls.signUpFor, { activity }).res())

export const withdrawSignUp = (activity: string): Promise<void> =>
  withLocalFallback(request(calls.withdrawSignUp, { activity }).res())
