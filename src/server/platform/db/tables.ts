import type { Kysely } from 'kysely'
import type { AccountsTables } from './tables/accounts.ts'
import type { BooksTables } from './tables/books.ts'
import type { BudgetsTables } from './tables/budgets.ts'
import type { CareTables } from './tables/care.ts'
import type { CheckInTables } from './tables/check-in.ts'
import type { EventsTables } from './tables/events.ts'
import type { FellowshipsTables } from './tables/fellowships.ts'
import type { FormsTables } from './tables/forms.ts'
import type { GivingTables } from './tables/giving.ts'
import type { MembersTables } from './tables/members.ts'
import type { MessagesTables } from './tables/messages.ts'
import type { OperationsTables } from './tables/operations.ts'
import type { PagesTables } from './tables/pages.ts'
import type { ParishRegistersTables } from './tables/parish-registers.ts'
import type { PastGiftsTables } from './tables/past-gifts.ts'
import type { PeopleTables } from './tables/people.ts'
import type { PlansTables } from './tables/plans.ts'
import type { PrayersAndTestimoniesTables } from './tables/prayers-and-testimonies.ts'
import type { ProjectionTables } from './tables/projection.ts'
import type { RegistrationsTables } from './tables/registrations.ts'
import type { RotaTables } from './tables/rota.ts'
import type { SermonsTables } from './tables/sermons.ts'
import type { SongsTables } from './tables/songs.ts'
import type { SpendingTables } from './tables/spending.ts'
import type { WelfareTables } from './tables/welfare.ts'

/**
 * The stored rows, a file for each part of the product. Timestamps are UTC ISO 8601 with milliseconds; `date` and `time` of an event are the
 * church's local date and time; booleans are 0 and 1; a `*_key` names a file of the media folder.
 */
export interface Tables
  extends AccountsTables,
    MembersTables,
    FellowshipsTables,
    EventsTables,
    SermonsTables,
    PrayersAndTestimoniesTables,
    GivingTables,
    BooksTables,
    WelfareTables,
    MessagesTables,
    PagesTables,
    PeopleTables,
    CareTables,
    CheckInTables,
    RotaTables,
    ParishRegistersTables,
    PastGiftsTables,
    SpendingTables,
    BudgetsTables,
    FormsTables,
    PlansTables,
    RegistrationsTables,
    SongsTables,
    ProjectionTables,
    OperationsTables {}

/** The database or a transaction; repositories accept both. */
export type Db = Kysely<Tables>
