import { resolve } from 'node:path'
import * as z from 'zod'
import { onOff, processSettings, productionDefaults, whole } from './process-settings.ts'

/** A URL that may contain a password. Error messages never repeat the value, because they are written to the journal. */
const addressWith = (scheme: RegExp, what: string, example: string) =>
  z
    .string()
    .regex(scheme, { error: `must be the address of ${what}, such as ${example}`, abort: true })
    .refine(
      namesHost,
      `must have a host, as ${example} has; in a password write # as %23, / as %2F and ? as %3F`,
    )

/** Whether a URL has a host, and no `@` after it. An unescaped #, / or ? in the password ends the host too early. */
function namesHost(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname, search, hash, searchParams } = new URL(address)
  const behind = pathname + search + hash
  // A PostgreSQL socket has its host in the query: postgres:///church?host=/run/postgresql
  return (hostname !== '' || searchParams.has('host')) && !behind.includes('@')
}

/** Several keys: the first signs or encrypts new data, all can read existing data. */
const RandomKeys = z
  .string()
  .regex(
    /^[\w-]{43}(?:,[\w-]{43}){0,9}$/,
    'must be 32 random bytes as base64url, such as `openssl rand -base64 32 | tr +/ -_ | tr -d =` makes, or several with commas between them',
  )
  .transform((keys) => keys.split(','))

const fields = z.object({
  ...processSettings,
  PORT: z.coerce
    .number({ error: 'must be a port number from 0 to 65535' })
    .int('must be a whole number')
    .min(0, 'must be a port number from 0 to 65535')
    .max(65535, 'must be a port number from 0 to 65535')
    .default(4321),
  HOST: z.string().min(1, 'must be an address to listen on, such as 127.0.0.1').default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1, 'must be a folder')
    .default('./data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: addressWith(
    /^postgres(ql)?:\/\/\S+$/,
    'a PostgreSQL database',
    'postgres://church:password@db.example/church',
  ).optional(),
  TOKEN_KEY: RandomKeys.optional(),
  FACTOR_KEY: RandomKeys.optional(),
  S3_ENDPOINT: z.url('must be the address of an S3-compatible store, such as https://s3.example').optional(),
  S3_BUCKET: z.string().min(3, 'must be the name of a bucket').optional(),
  S3_REGION: z.string().min(1, 'must be a region').default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1, 'must be the id of a key').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1, 'must be the secret of a key').optional(),
  PUBLIC_SITE_URL: z.url('must be the address of the site, such as https://church.example').optional(),
  PUBLIC_API_HOST: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of another host of the API, such as https://api.example',
    })
    .transform((host) => new URL(host).href.replace(/\/$/, ''))
    .optional(),
  SMTP_URL: addressWith(/^smtps?:\/\/\S+$/, 'a mail server', 'smtps://user:password@mail.example').optional(),
  MAIL_FROM: z
    .string()
    .min(3, 'must be a sender, such as Church <office@church.example>')
    .default('no-reply@localhost'),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(live|test)_[\w-]{8,200}$/, 'must be a secret key of Paystack: sk_live_… or sk_test_…')
    .optional(),
  PAYSTACK_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of Paystack’s API' })
    .default('https://api.paystack.co')
    .transform((base) => base.replace(/\/$/, '')),
  SAMPLE_DATA: onOff('on'),
  RATE_LIMITS: onOff('on'),
  LIVE_LINES: z.coerce
    .number({ error: 'must be the number of pages that may watch at once' })
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .default(2000),
  LOG_DAYS: whole(0, 36_500, 730),
  SESSION_DAYS: whole(1, 3650, 90),
  STAFF_SESSION_DAYS: whole(1, 3650, 7),
  STAFF_IDLE_HOURS: whole(1, 720, 12),
})

/** Every setting of the process, by environment variable (docs/operations.md lists them). */
export const Settings = fields.refine(
  // 0 means any free port for PORT, but disables METRICS_PORT.
  ({ PORT, METRICS_PORT }) => PORT === 0 || PORT !== METRICS_PORT,
  { path: ['METRICS_PORT'], error: 'must be another port than PORT' },
)
export type Settings = z.infer<typeof Settings>

/** Thrown for wrong settings; the message has one line per setting with its name and what it may be. */
export class WrongSetting extends Error {}

/** Parses the settings; an empty variable counts as unset. Throws WrongSetting. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
  const given = Object.fromEntries(set)
  const read = Settings.safeParse(given.PRODUCTION === 'on' ? { ...productionDefaults, ...given } : given)
  if (read.success) return read.data
  throw new WrongSetting(
    read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
  )
}
