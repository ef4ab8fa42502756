import { ApiError } from '../../../lib/api/api-error.ts'
import { changeChurch, readOwnChurch } from '../../../lib/api/website/church.ts'
import type { Church, ChurchAnswer, ChurchChanges } from '../../../lib/contract/website/church.ts'
import { isSame } from './typed.ts'

/** The label of a field in a message. */
const names: Record<keyof Church, string> = {
  name: 'the name',
  short_name: 'the short name',
  tagline: 'the line about the church',
  motto: 'the sentence at the foot of the pages',
  town: 'the town',
  symbol: 'the symbol',
  logo: 'the logo',
  founded: 'the year of founding',
  denomination: 'the denomination',
  branch: 'the branch',
  places: 'the places',
  telephones: 'the telephones',
  emails: 'the e-mail addresses',
  whatsapp: 'the WhatsApp number',
  social: 'the links',
  office_hours: 'the office hours',
  officers: 'the office-bearers',
  giving_ways: 'the ways to give',
  languages: 'the languages',
  offered_languages: 'the languages of the site',
  event_categories: 'the categories of events',
  sermon_series: 'the series of sermons',
  time_zone: 'the time zone',
  country: 'the country',
  currency: 'the currency',
  giving_amounts: 'the usual gifts',
  giving_provider: 'the payment provider',
  opened: 'whether it is open',
  setup_skipped: 'the set-up',
  palette: 'the palette',
  colour: 'the colour',
  accent: 'the accent',
}

/** Somebody else changed the church first. `now` is who it is since; the message says which of the changes are theirs, too. */
export class EditConflict extends Error {
  readonly now: ChurchAnswer

  constructor(now: ChurchAnswer, both: readonly (keyof Church)[]) {
    const fields = new Intl.ListFormat('en').format(both.map((key) => names[key]))
    super(
      both.length > 0
        ? `Somebody else has just changed ${fields}. What you typed is still here: if you save again, it replaces theirs.`
        : 'Somebody else has just changed other fields. What you typed is still here: please save again.',
    )
    this.now = now
  }
}

/** Sends the changes to the church that was loaded. Throws EditConflict, or ApiError. */
export async function saveChurch(
  sent: ChurchChanges,
  { church, version }: ChurchAnswer,
): Promise<ChurchAnswer> {
  try {
    return await changeChurch(sent, version)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
    const now = await readOwnChurch()
    const both = (Object.keys(names) as (keyof Church)[]).filter(
      (key) => key in sent && !isSame(church[key], now.church[key]),
    )
    throw new EditConflict(now, both)
  }
}
