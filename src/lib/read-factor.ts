import type { Factor } from './contract/factors.ts'

/** The second factor that a form shows a field for; empty when it shows none. */
export function readFactor(typed: FormData): Pick<Factor, 'code' | 'recovery_code'> {
  const [code, recovery_code] = ['code', 'recovery_code'].map((name) => typed.get(name))
  if (typeof code === 'string') return { code }
  return typeof recovery_code === 'string' ? { recovery_code } : {}
}
