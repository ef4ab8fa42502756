import type { Factor } from '../contract/accounts/factors.ts'

/** The second factor from a form; empty when the form has no field for it, or when the field is empty and `mayBeEmpty`. */
export function readFactor(
  typed: FormData,
  { mayBeEmpty = false } = {},
): Pick<Factor, 'code' | 'recovery_code'> {
  const [code, recovery_code] = ['code', 'recovery_code'].map((name) => typed.get(name))
  if (mayBeEmpty && !code && !recovery_code) return {}
  if (typeof code === 'string') return { code }
  return typeof recovery_code === 'string' ? { recovery_code } : {}
}
