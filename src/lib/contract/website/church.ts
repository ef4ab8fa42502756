import * as z from 'zod/mini'
import { spokenLanguages } from '../../text/language-names.ts'
import { usualRules } from '../../texts/settings/usual-rules.ts'
import { churchRules } from '../../texts/website/church-rules.ts'
import { atMost, type Why } from '../base.ts'
import { address } from '../edit.ts'
import { emailShape } from '../email.ts'
import { WaitingPaymentDetails } from '../giving/payment-details.ts'
import { longestSeries, mostSeries, usualSeries } from '../media/sermon-series.ts'
import { EventCategory, usualEventCategories } from '../services/event-category.ts'
import { weekdays } from '../services/weekdays.ts'
import { churchSymbols } from './church-symbols.ts'

/** The payment providers that the church can choose among, where the process has their keys; '' for the first of them. */
export const givingProviders = ['', 'paystack', 'hubtel', 'mtn'] as const

/** Ready pairs of colours; the first is that of a new church. */
export const palettes = ['forest', 'indigo', 'laterite', 'plum', 'ocean', 'clay'] as const
export type Palette = (typeof palettes)[number]

/** What a new church says first, in this order. */
const setupSteps = [
  'name',
  'reach',
  'services',
  'fellowship',
  'modules',
  'giving',
  'words',
  'staff',
  'contact',
] as const
export type SetupStep = (typeof setupSteps)[number]

const line = (limit: number) => z.string({ error: () => churchRules.giveText }).check(z.trim(), atMost(limit))
const needed = (limit: number, missing: Why) => line(limit).check(z.minLength(1, { error: missing }))
const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z
    .array(item, { error: () => churchRules.giveList })
    .check(z.maxLength(most, { error: () => churchRules.giveAtMostMost({ most }) }))
const matching = (pattern: RegExp, error: Why, limit: number) =>
  z.string({ error }).check(z.trim(), atMost(limit, error), z.regex(pattern, { error }))
const colour = matching(/^#[\da-f]{6}$/i, () => churchRules.giveColourLike1a5c3e, 7)
const telephone = matching(/^\+?[\d ()/.-]{3,30}$/, () => churchRules.giveTelephoneNumber, 30)
const hour = matching(/^([01]\d|2[0-3]):[0-5]\d$/, () => churchRules.giveTimeLike09, 5)
const email = matching(emailShape, () => churchRules.enterValidEmailAddress, 254)
const webAddress = address(() => churchRules.giveAddressBeginsHttps)

const wrongAmount = { error: () => churchRules.giveWholeAmountsLike }
const isAmount = (given: number) => Number.isInteger(given) && given >= 1 && given <= 100_000_000

const isTimeZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code)

/** A place where the church is found. */
const Place = z.strictObject({
  /** What the place is called, `Main church`; '' for the only one. */
  label: line(60),
  street: needed(200, () => churchRules.giveAddress),
  town: line(80),
  region: line(80),
  /** How a stranger finds it, in words. */
  directions: line(500),
  map_url: webAddress,
})

const Hours = z
  .strictObject({
    day: z.enum(weekdays, { error: () => usualRules.chooseDayWeek }),
    opens: hour,
    closes: hour,
    /** What it says besides, `by appointment`. */
    note: line(100),
  })
  .check(
    z.refine(({ opens, closes }) => opens < closes, {
      error: () => usualRules.closesBeforeOpens,
      path: ['closes'],
    }),
  )

/** A named office-bearer of the church, such as its pastor. */
const Officer = z.strictObject({
  role: needed(80, () => churchRules.giveOffice),
  name: needed(120, () => usualRules.giveName),
})

/**
 * Who the church is, one schema a field: what pages, e-mails, calendars, feeds and pictures say of it. Each is a row of
 * `church_setting`; a new field needs a line here, one in the defaults and its input, and no migration.
 */
export const Church = z.strictObject({
  name: needed(80, () => usualRules.enterName),
  /** For the header, the telephone's start screen and subject lines; '' means the name. */
  short_name: line(24),
  tagline: line(160),
  /** A sentence at the foot of every page. */
  motto: line(200),
  /** The town in which people know the church, `Accra`. */
  town: line(60),
  symbol: z.enum(churchSymbols, { error: () => usualRules.chooseSymbol }),
  /** Name of the uploaded logo among the files of the church; '' for none: then the symbol stands. */
  logo: line(200),
  founded: z.nullable(
    z.number({ error: () => churchRules.giveYearLike1985 }).check(
      z.refine((year) => Number.isInteger(year) && year >= 30 && year <= 2200, {
        error: () => churchRules.giveYearLike1985,
      }),
    ),
  ),
  denomination: line(120),
  branch: line(120),
  places: list(Place, 12),
  telephones: list(z.strictObject({ label: line(60), number: telephone }), 8),
  emails: list(z.strictObject({ label: line(60), address: email }), 8),
  /** Telephone number under which the church answers on WhatsApp, or ''. */
  whatsapp: z.union([z.literal(''), telephone], { error: () => churchRules.giveTelephoneNumber }),
  social: list(z.strictObject({ label: needed(60, () => churchRules.sayWhat), url: webAddress }), 12),
  office_hours: list(Hours, 21),
  officers: list(Officer, 40),
  /** Ways to give beside the page Give: a wallet's number, a bank account, the plate. */
  giving_ways: list(
    z.strictObject({
      title: needed(80, () => churchRules.sayWhat),
      /** The number or account, as people need it. */
      account: line(120),
      text: line(300),
    }),
    12,
  ),
  /** Languages of the services, as people name them: `English`, `Twi`. */
  languages: list(
    needed(40, () => churchRules.giveLanguage),
    12,
  ),
  /** Languages of the interface besides English that visitors and members may choose (docs/languages/README.md). */
  offered_languages: list(
    z.enum(spokenLanguages, { error: () => usualRules.chooseLanguage }),
    spokenLanguages.length,
  ),
  /** Of its events. Those of a category that is removed stand under "Other". */
  event_categories: list(EventCategory, 20).check(
    z.refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, {
      error: () => churchRules.twoCategoriesSameName,
    }),
  ),
  /** Series of sermons, in the order of the filter. */
  sermon_series: list(
    needed(longestSeries, () => usualRules.giveSeriesName),
    mostSeries,
  ),
  time_zone: z
    .string({ error: () => churchRules.chooseTimeZone })
    .check(atMost(60), z.refine(isTimeZone, { error: () => churchRules.chooseTimeZone })),
  /** ISO 3166-1, `GH`: the country of addresses, and whose telephone numbers need no country code. */
  country: matching(/^[A-Z]{2}$/, () => churchRules.chooseCountry, 2),
  /** ISO 4217, `GHS`. */
  currency: z
    .string({ error: () => churchRules.chooseCurrency })
    .check(atMost(3), z.refine(isCurrency, { error: () => churchRules.chooseCurrency })),
  /** Usual gifts in whole units of the currency, which the page Give offers; none for those that fit the currency. */
  giving_amounts: list(z.number(wrongAmount), 6).check(
    z.refine((amounts) => amounts.every(isAmount), wrongAmount),
  ),
  /** The provider that takes gifts on the page Give. */
  giving_provider: z.enum(givingProviders, { error: () => churchRules.chooseProvider }),
  /** Whether visitors see the site. Until then they read that the church is getting ready. */
  opened: z.boolean({ error: () => churchRules.sayWhetherChurchOpen }),
  /** The steps of the set-up that the admin has left out. */
  setup_skipped: list(z.enum(setupSteps, { error: () => churchRules.thereNoSuchStep }), setupSteps.length),
  palette: z.enum([...palettes, 'own'], { error: () => churchRules.chooseColours }),
  /** The church's own two colours, used with the palette `own`: of surfaces and of accents. */
  colour: colour,
  accent: colour,
})
export type Church = z.infer<typeof Church>

/** A church of which nothing is known yet. */
export const newChurch: Church = {
  name: 'Our church',
  short_name: '',
  tagline: '',
  motto: '',
  town: '',
  symbol: 'cross',
  logo: '',
  founded: null,
  denomination: '',
  branch: '',
  places: [],
  telephones: [],
  emails: [],
  whatsapp: '',
  social: [],
  office_hours: [],
  officers: [],
  giving_ways: [],
  languages: [],
  offered_languages: [],
  event_categories: usualEventCategories,
  sermon_series: [...usualSeries],
  time_zone: 'Africa/Accra',
  country: 'GH',
  currency: 'GHS',
  giving_amounts: [],
  giving_provider: '',
  opened: false,
  setup_skipped: [],
  palette: 'forest',
  colour: '#1f4d3a',
  accent: '#e2b13c',
}

/**
 * PATCH admin/church/: absent fields stay unchanged. The logo is uploaded by a call of its own, which alone names its file; series have
 * theirs, since sermons follow them.
 */
export const ChurchChanges = z.partial(z.omit(Church, { logo: true, sermon_series: true }))
export type ChurchChanges = z.infer<typeof ChurchChanges>

/** The church and its version. Every change increments the version; it is the precondition (If-Match). */
export const ChurchAnswer = z.strictObject({
  version: z.number(),
  church: Church,
  /** The payment providers whose keys the process has. */
  providers: z.array(z.enum(givingProviders)),
  /** What waits for a second person, since it tells people where money goes; null without it. */
  waiting: z.nullable(WaitingPaymentDetails),
})
export type ChurchAnswer = z.infer<typeof ChurchAnswer>

/** How far the set-up is: for each step whether the church has what it asks for. */
export const SetupAnswer = z.strictObject({
  version: z.number(),
  opened: z.boolean(),
  steps: z.array(z.strictObject({ step: z.enum(setupSteps), done: z.boolean(), skipped: z.boolean() })),
})
export type SetupAnswer = z.infer<typeof SetupAnswer>

/** What the church is called where room is scarce. */
export const shortNameOf = ({ short_name, name }: Pick<Church, 'short_name' | 'name'>): string =>
  short_name || name
