import { resolve } from 'node:path'
import { compile } from 'proxy-addr'
import * as z from 'zod'

export const onOff = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'may be on or off' })
    .default(byDefault)
    .transform((value) => value === 'on')

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number, byDefault: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error).default(byDefault)
}

/** Risks that block a production start unless the operator accepts them (operations/production-checks.ts). */
export const acceptable = [
  'plain-http',
  'plain-mail',
  'plain-database',
  'plain-files',
  'no-mail',
  'no-proxy',
  'open-demonstration',
  'root',
] as const
export type Acceptable = (typeof acceptable)[number]

const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)

const Acceptances = z
  .string()
  .default('')
  .transform(words)
  .pipe(z.custom<Acceptable[]>(areKnown, `knows only ${acceptable.join(', ')}`))

function areKnown(given: unknown): boolean {
  return Array.isArray(given) && given.every((word) => acceptable.includes(word))
}

/** Public age keys; backups are encrypted to each. Their checksums are verified by the first backup. */
const Recipients = z
  .string()
  .default('')
  .transform(words)
  .refine(
    (given) => given.every((key) => /^age1[02-9a-z]{20,}$/.test(key)),
    'must be a public key of age, such as npm run backup-key makes: age1…',
  )

/** The proxies whose forwarded headers are trusted; empty when off. */
const TrustedProxies = z
  .string()
  .default('off')
  .transform((text) => (text === 'off' ? [] : words(text)))
  .refine(
    readable,
    'must be off, loopback, uniquelocal, or addresses and networks such as 10.0.0.2, 10.1.0.0/16',
  )

function readable(addresses: string[]): boolean {
  try {
    compile(addresses)
    return true
  } catch {
    return false
  }
}

/** The settings of the process itself: its start, monitoring, shutdown and backups (docs/operations.md). */
export const processSettings = {
  PRODUCTION: onOff('off'),
  ACCEPT: Acceptances,
  TRUST_PROXY: TrustedProxies,
  LOG: z.enum(['plain', 'json'], { error: 'may be plain or json' }).default('plain'),
  METRICS_PORT: whole(0, 65_535, 0),
  DRAIN_SECONDS: whole(0, 300, 0),
  STOP_SECONDS: whole(0, 3600, 10),
  WATCHDOG_SECONDS: whole(0, 600, 10),
  MIN_FREE_MB: whole(0, 1_000_000, 600),
  BACKUPS: whole(0, 365, 7),
  BACKUP_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  BACKUP_HOUR: whole(0, 23, 3),
  BACKUP_RECIPIENT: Recipients,
}

/** Different defaults in production: no sample data, and a JSON log. */
export const productionDefaults = { SAMPLE_DATA: 'off', LOG: 'json' } as const
