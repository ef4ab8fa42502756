import { readFactors } from '../../accounts/accounts/factors/ways.ts'
import { listFavourites } from '../../accounts/member-settings/favourites.ts'
import { findSettings } from '../../accounts/member-settings/repo.ts'
import { listCountsOf } from '../../giving/books/counts/own-counts.ts'
import { exportSpending } from '../../giving/books/spending/own.ts'
import { exportWelfare } from '../../giving/welfare/own.ts'
import { listOwnContactMessages, listOwnLeaderMessages } from '../../messages/inbox/forms.ts'
import { listOwnWords } from '../../messages/inbox/repo.ts'
import { listMessagesTo } from '../../messages/mailings/member-export.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mediaAddress } from '../../platform/files/store.ts'
import { isKnownOwner } from '../../register/entries/identity.ts'
import { exportForms } from '../../services/forms/own.ts'
import { exportLedItems } from '../../services/plans/own.ts'
import { exportTickets } from '../../services/registrations/own.ts'
import { listOwnInTrash } from '../../settings/trash/repo.ts'
import { listInvitationsMade, listInvitationsTaken } from './invitations.ts'
import { exportPastGifts } from './past-gifts.ts'
import { exportPerson } from './person.ts'

type Owned =
  | 'account_link'
  | 'account_seen'
  | 'activity_signup'
  | 'access_entry'
  | 'attendance'
  | 'book_root_letter'
  | 'cash_item'
  | 'duty'
  | 'email_change'
  | 'fellowship_assistant'
  | 'fellowship_request'
  | 'people_list'
  | 'consent'
  | 'confirmed_telephone'
  | 'data_request'
  | 'event_reminder'
  | 'event_signup'
  | 'gift'
  | 'giving_letter'
  | 'giving_repeat'
  | 'known_device'
  | 'login_failure'
  | 'message_choice'
  | 'owner_letter'
  | 'page_editor'
  | 'page_request'
  | 'pledge'
  | 'prayer_request'
  | 'prayer_support'
  | 'push_device'
  | 'report_reminder'
  | 'rota_cannot'
  | 'rota_member'
  | 'rota_setting'
  | 'rota_turn'
  | 'service_reminder'
  | 'session'
  | 'statement_row'
  | 'testimony'
  | 'testimony_like'
  | 'text_code'
  | 'upload'
  | 'whatsapp_consent'

/**
 * All data of a person for their export, without hashes. An export that the office makes leaves out prayer requests without a name,
 * names of passkeys and gifts: the person exports these under Settings (docs/decisions/people.md#nameless-prayers,
 * docs/decisions/giving.md#two-people).
 */
export async function exportAccount(db: Db, id: number, reader: 'owner' | 'office') {
  const mayRead = (row: object) => reader === 'owner' || !('is_anonymous' in row && row.is_anonymous === 1)
  const own = (table: Owned) => db.selectFrom(table).selectAll().where('account_id', '=', id).execute()
  const {
    password_hash: _,
    username_key: __,
    username_skeleton: _____,
    email_key: ___,
    email_claim_key: ____,
    ...account
  } = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const factors = await readFactors(db, id)
  const isKnown = await isKnownOwner(db, id)
  const profile = await db.selectFrom('profile').selectAll().where('account_id', '=', id).executeTakeFirst()
  return {
    account,
    profile: profile ?? null,
    profile_image: mediaAddress(profile?.image_key ?? null),
    prayer_requests: (await own('prayer_request')).filter(mayRead),
    testimonies: await own('testimony'),
    messages_to_leaders: await listOwnLeaderMessages(db, id),
    messages_to_the_church: await listOwnContactMessages(db, id),
    answers_to_messages: await listOwnWords(db, id),
    attendance: await own('attendance'),
    live_chat: await db.selectFrom('live_message').selectAll().where('author_id', '=', id).execute(),
    prayed_for: await own('prayer_support'),
    testimonies_liked: await own('testimony_like'),
    event_signups: await own('event_signup'),
    ...(await exportForms(db, id, reader)),
    tickets: await exportTickets(db, id),
    event_reminders: await own('event_reminder'),
    service_reminders: await own('service_reminder'),
    reminders_of_missing_marks: await own('report_reminder'),
    activity_signups: await own('activity_signup'),
    teams_that_serve: await own('rota_member'),
    turns_of_serving: await own('rota_turn'),
    items_led_in_services: await exportLedItems(db, id),
    days_that_cannot_be_served: await own('rota_cannot'),
    reminder_of_turns: (await own('rota_setting'))[0] ?? null,
    messages_wanted: (await own('message_choice'))[0] ?? null,
    whatsapp: await own('whatsapp_consent'),
    messages_from_the_church: await listMessagesTo(db, id, reader),
    devices_with_notifications: (await own('push_device')).map(({ auth: _, p256dh: __, ...row }) => row),
    settings: await findSettings(db, id),
    consents: await own('consent'),
    person: await exportPerson(db, id),
    requests_about_data: await own('data_request'),
    // Only treasurers and the giver see gifts (docs/decisions/giving.md#two-people).
    ...(reader === 'owner' && {
      gifts: await withoutHash(own('gift')),
      envelopes_and_cheques: isKnown ? await own('cash_item') : [],
      gifts_of_earlier_years: isKnown ? await exportPastGifts(db, id) : [],
      pledges: await own('pledge'),
      repeated_gifts: (await own('giving_repeat')).map(({ sealed_authorization: _, ...row }) => row),
      letters_about_giving: await own('giving_letter'),
      payments_of_statements: isKnown ? await own('statement_row') : [],
      ...(await exportWelfare(db, id)),
      ...(await exportSpending(db, id)),
    }),
    duties: await own('duty'),
    roots_of_the_books: await own('book_root_letter'),
    counts_of_cash: await listCountsOf(db, id),
    keepsakes: await listFavourites(db, id),
    in_the_bin: (await listOwnInTrash(db, id)).filter(mayRead),
    pages_looked_after: await own('page_editor'),
    pages_to_publish: await own('page_request'),
    recordings_brought: await own('upload'),
    calendar_feed:
      (await db
        .selectFrom('calendar_feed')
        .select(['created_at', 'last_read_on'])
        .where('account_id', '=', id)
        .executeTakeFirst()) ?? null,
    sessions: await withoutHash(own('session')),
    email_change: (await withoutHash(own('email_change')))[0] ?? null,
    mailed_links: await withoutHash(own('account_link')),
    invitations_taken: await listInvitationsTaken(db, id),
    invitations_made: await listInvitationsMade(db, id),
    links_of_fellowships_made: await db
      .selectFrom('fellowship_link')
      .selectAll()
      .where('made_by', '=', id)
      .execute(),
    known_devices: await withoutHash(own('known_device')),
    letters_not_sent_yet: await own('owner_letter'),
    failed_sign_ins: await own('login_failure'),
    confirmed_telephone: (await own('confirmed_telephone'))[0] ?? null,
    seen_by_the_office: (await own('account_seen'))[0] ?? null,
    codes_by_text_message: await withoutHash(own('text_code')),
    second_factors: reader === 'owner' ? factors : withoutNames(factors),
    assists: (await own('fellowship_assistant'))[0] ?? null,
    requests_to_fellowships: await own('fellowship_request'),
    // Without the people: their entries are theirs.
    people_asked_for: await db
      .selectFrom('person_request')
      .select(['fellowship_id', 'kind', 'state', 'word', 'asked_at', 'decided_at'])
      .where('asked_by', '=', id)
      .execute(),
    lists_of_people_made: await own('people_list'),
    lists_of_people_read: await own('access_entry'),
    read_by_staff: await db
      .selectFrom('access_entry')
      .select(['timestamp', 'username', 'what', 'times'])
      .where('subject_id', '=', id)
      .execute(),
    system_log: await db
      .selectFrom('log_entry')
      .select(['timestamp', 'action', 'detail', 'address', 'status'])
      .where('account_id', '=', id)
      .execute(),
  }
}

const withoutNames = ({ passkeys, ...factors }: Awaited<ReturnType<typeof readFactors>>) => ({
  ...factors,
  passkeys: passkeys.map((passkey) => ({ ...passkey, name: '' })),
})

async function withoutHash<Row extends object>(rows: Promise<Row[]>): Promise<object[]> {
  const told = (row: Row) => Object.entries(row).filter(([column]) => !column.endsWith('_hash'))
  return (await rows).map((row) => Object.fromEntries(told(row)))
}
