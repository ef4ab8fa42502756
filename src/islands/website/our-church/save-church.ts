import { ApiError } from '../../../lib/api/api-error.ts'
import { changeChurch, readOwnChurch } from '../../../lib/api/website/church.ts'
import type { Church, ChurchAnswer, ChurchChanges } from '../../../lib/contract/website/church.ts'
import { ourChurchWords } from './messages.ts'
import { isSame } from './typed.ts'

/** The label of a field in a message. */
const names: Record<keyof Church, string> = {
  get name() {
    return ourChurchWords.name
  },
  get short_name() {
    return ourChurchWords.shortName2
  },
  get tagline() {
    return ourChurchWords.lineAboutChurch
  },
  get motto() {
    return ourChurchWords.sentenceAtFootOf
  },
  get town() {
    return ourChurchWords.town2
  },
  get symbol() {
    return ourChurchWords.symbol2
  },
  get logo() {
    return ourChurchWords.logo
  },
  get founded() {
    return ourChurchWords.yearOfFounding2
  },
  get denomination() {
    return ourChurchWords.denomination2
  },
  get branch() {
    return ourChurchWords.branch
  },
  get places() {
    return ourChurchWords.places2
  },
  get telephones() {
    return ourChurchWords.telephones2
  },
  get emails() {
    return ourChurchWords.eMailAddresses2
  },
  get whatsapp() {
    return ourChurchWords.whatsappNumber2
  },
  get social() {
    return ourChurchWords.links
  },
  get office_hours() {
    return ourChurchWords.officeHours2
  },
  get officers() {
    return ourChurchWords.officeBearers2
  },
  get giving_ways() {
    return ourChurchWords.waysToGive2
  },
  get languages() {
    return ourChurchWords.languages2
  },
  get offered_languages() {
    return ourChurchWords.languagesOfSite
  },
  get event_categories() {
    return ourChurchWords.categoriesOfEvents2
  },
  get sermon_series() {
    return ourChurchWords.seriesOfSermons
  },
  get time_zone() {
    return ourChurchWords.timeZone2
  },
  get country() {
    return ourChurchWords.country2
  },
  get currency() {
    return ourChurchWords.currency2
  },
  get giving_amounts() {
    return ourChurchWords.usualGifts2
  },
  get giving_provider() {
    return ourChurchWords.paymentProvider2
  },
  get opened() {
    return ourChurchWords.whetherItIsOpen
  },
  get setup_skipped() {
    return ourChurchWords.setUp
  },
  get palette() {
    return ourChurchWords.palette
  },
  get colour() {
    return ourChurchWords.colour
  },
  get accent() {
    return ourChurchWords.accent2
  },
}

/** Somebody else changed the church first. `now` is who it is since; the message says which of the changes are theirs, too. */
export class EditConflict extends Error {
  readonly now: ChurchAnswer

  constructor(now: ChurchAnswer, both: readonly (keyof Church)[]) {
    const fields = new Intl.ListFormat('en').format(both.map((key) => names[key]))
    super(
      both.length > 0 ? ourChurchWords.somebodyElseHasJust({ fields }) : ourChurchWords.somebodyElseHasJust2,
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
