import type { Enrolled } from '../../../../lib/contract/accounts/factors.ts'

/** Runs a change of second factors and shows its result. Resolves to whether it was made. */
export type Change = (act: () => Promise<Enrolled | string>) => Promise<boolean>
