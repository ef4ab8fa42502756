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

/** The base address of a provider's API, without a slash at its end. */
const providerAddress = (provider: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be the address of the API of ${provider}` })
    .transform((base) => base.replace(/\/$/, ''))

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
  PAYSTACK_URL: providerAddress('Paystack').default('https://api.paystack.co'),
  HUBTEL_API_ID: z.string().min(3, 'must be the id of a key of Hubtel').optional(),
  HUBTEL_API_KEY: z.string().min(8, 'must be a key of Hubtel').optional(),
  HUBTEL_POS_ID: z
    .string()
    .regex(/^\d{3,20}$/, 'must be the POS Sales ID of the church’s account with Hubtel, digits alone')
    .optional(),
  HUBTEL_URL: providerAddress('Hubtel').optional(),
  MTN_API_USER: z.uuid('must be the API user of MTN MoMo, a UUID').optional(),
  MTN_API_KEY: z.string().min(8, 'must be the API key of that user').optional(),
  MTN_SUBSCRIPTION_KEY: z.string().min(8, 'must be the subscription key of Collections').optional(),
  MTN_TARGET: z
    .string()
    .regex(/^[a-z]{3,30}$/, 'must be the target environment, such as mtnghana or sandbox')
    .default('mtnghana'),
  MTN_CALLBACKS: onOff('off'),
  MTN_URL: providerAddress('MTN MoMo').optional(),
  ARKESEL_API_KEY: z.string().min(8, 'must be an API key of Arkesel').optional(),
  ARKESEL_URL: providerAddress('Arkesel').default('https://sms.arkesel.com'),
  ARKESEL_SANDBOX: onOff('off'),
  PUSH_LOOPBACK: onOff('off'),
  HUBTEL_SMS_ID: z.string().min(3, 'must be the client id of a key of Hubtel’s messages').optional(),
  HUBTEL_SMS_SECRET: z.string().min(3, 'must be the client secret of that key').optional(),
  HUBTEL_SMS_URL: providerAddress('Hubtel’s messages').default('https://sms.hubtel.com'),
  MNOTIFY_API_KEY: z
    .string()
    .regex(/^[\w-]{8,200}$/, 'must be an API key of mNotify')
    .optional(),
  MNOTIFY_URL: providerAddress('mNotify').default('https://api.mnotify.com'),
  WHATSAPP_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'must be the id of the church’s number with WhatsApp, digits alone')
    .optional(),
  WHATSAPP_ACCOUNT_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'must be the id of the WhatsApp Business account, digits alone')
    .optional(),
  WHATSAPP_TOKEN: z.string().min(20, 'must be an access token of WhatsApp').optional(),
  WHATSAPP_APP_SECRET: z.string().min(16, 'must be the app secret, which signs the webhooks').optional(),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .min(16, 'must be a word of your own of 16 letters or more, which the app’s dashboard has, too')
    .optional(),
  WHATSAPP_TEST: onOff('off'),
  WHATSAPP_URL: providerAddress('WhatsApp').default('https://graph.facebook.com'),
  SAMPLE_DATA: onOff('on'),
  SAMPLE_YEAR: onOff('on'),
  LANGUAGES: onOff('on'),
  RATE_LIMITS: onOff('on'),
  SSE_CONNECTIONS: z.coerce
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
export const Settings = fields
  .refine(
    // 0 means any free port for PORT, but disables METRICS_PORT.
    ({ PORT, METRICS_PORT }) => PORT === 0 || PORT !== METRICS_PORT,
    { path: ['METRICS_PORT'], error: 'must be another port than PORT' },
  )
  .refine(
    ({ HUBTEL_API_ID, HUBTEL_API_KEY, HUBTEL_POS_ID }) =>
      areTogether([HUBTEL_API_ID, HUBTEL_API_KEY, HUBTEL_POS_ID]),
    { path: ['HUBTEL_POS_ID'], error: 'goes with HUBTEL_API_ID and HUBTEL_API_KEY: please set all three' },
  )
  .refine(
    ({ MTN_API_USER, MTN_API_KEY, MTN_SUBSCRIPTION_KEY }) =>
      areTogether([MTN_API_USER, MTN_API_KEY, MTN_SUBSCRIPTION_KEY]),
    { path: ['MTN_SUBSCRIPTION_KEY'], error: 'goes with MTN_API_USER and MTN_API_KEY: please set all three' },
  )
  .refine(({ PUSH_LOOPBACK, PRODUCTION }) => !(PUSH_LOOPBACK && PRODUCTION), {
    path: ['PUSH_LOOPBACK'],
    error: 'is for tests: it must be off in production',
  })
  .refine(({ HUBTEL_SMS_ID, HUBTEL_SMS_SECRET }) => areTogether([HUBTEL_SMS_ID, HUBTEL_SMS_SECRET]), {
    path: ['HUBTEL_SMS_SECRET'],
    error: 'goes with HUBTEL_SMS_ID: please set both',
  })
  .refine(
    (given) =>
      areTogether([
        given.WHATSAPP_NUMBER_ID,
        given.WHATSAPP_ACCOUNT_ID,
        given.WHATSAPP_TOKEN,
        given.WHATSAPP_APP_SECRET,
        given.WHATSAPP_VERIFY_TOKEN,
      ]),
    {
      path: ['WHATSAPP_TOKEN'],
      error:
        'goes with WHATSAPP_NUMBER_ID, WHATSAPP_ACCOUNT_ID, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN: please set all five',
    },
  )
  .refine(
    ({ ARKESEL_API_KEY, HUBTEL_SMS_ID, MNOTIFY_API_KEY }) =>
      [ARKESEL_API_KEY, HUBTEL_SMS_ID, MNOTIFY_API_KEY].filter(Boolean).length <= 1,
    {
      path: ['ARKESEL_API_KEY, HUBTEL_SMS_ID, MNOTIFY_API_KEY'],
      error: 'are providers of text messages: please set the key of one alone',
    },
  )
export type Settings = z.infer<typeof Settings>

/** Whether all are set, or none. */
const areTogether = (given: readonly (string | undefined)[]): boolean =>
  new Set(given.map((one) => one !== undefined)).size === 1

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
