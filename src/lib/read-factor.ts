import type { Factor } from './contract/factors.ts'

/** The second factor that a form shows a field for; empty when it shows none, or when a field that `mayBeEmpty` is empty. */
export function readFactor(
  typed: FormData,
  { mayBeEmpty = false } = {},
): Pick<Factor, 'code' | 'recovery_code'> {
  const [code, recovery_code] = ['code', 'recovery_code'].map((name) => typed.get(name))
  if (mayBeEmpty && !code && !recovery_code) return {}
  if (typeof code === 'string') return { code }
  return typeof recovery_code === 'string' ? { recovery_code } : {}
}
