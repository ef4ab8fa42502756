import { each, once, onSqlite, type Statements } from './engines.ts'

/*
 * The days on which a person was last seen, last checked in and last marked absent (docs/decisions/people.md#lists-as-questions).
 * A service counts as a meeting does, and the marks of an entry that was merged count for the one that stays.
 */

const later = (one: string, other: string) => `case when ${one} > ${other} then ${one} else ${other} end`

const lastMeeting = (present: 0 | 1) => `coalesce((select max(event.date)
    from attendance inner join event on event.id = attendance.event_id
    where attendance.account_id = person.account_id and is_present = ${present}), '')`

/** What was last is looked for again. */
const again = (people: string) => `delete from last_mark where person_id in ${people};
  insert into last_mark (person_id, seen, served, missed)
  select id, ${later('met', 'served')}, served, missed from (
    select person.id, ${lastMeeting(1)} as met, ${lastMeeting(0)} as missed, coalesce((
      select max(sitting.day) from person as entry
        inner join sitting_mark on sitting_mark.person_id = entry.id and is_here = 1
        inner join sitting on sitting.id = sitting_mark.sitting_id
      where entry.id = person.id or entry.merged_into = person.id), '') as served
    from person where person.id in ${people} and merged_into is null
  ) as last where met > '' or served > '' or missed > '';`

/** A new mark can only be later. */
const atMeeting = (
  marks: string,
  condition: string,
) => `insert into last_mark (person_id, seen, served, missed)
  select person.id, coalesce(max(case when is_present = 1 then event.date end), ''), '',
         coalesce(max(case when is_present = 0 then event.date end), '')
  from ${marks} as marks inner join event on event.id = marks.event_id
    inner join person on person.account_id = marks.account_id
  where ${condition} group by person.id
  on conflict (person_id) do update set seen = ${later('last_mark.seen', 'excluded.seen')},
    missed = ${later('last_mark.missed', 'excluded.missed')};`
const atService = (
  marks: string,
  condition: string,
) => `insert into last_mark (person_id, seen, served, missed)
  select coalesce(person.merged_into, person.id), max(sitting.day), max(sitting.day), ''
  from ${marks} as marks inner join sitting on sitting.id = marks.sitting_id
    inner join person on person.id = marks.person_id
  where is_here = 1 and ${condition} group by coalesce(person.merged_into, person.id)
  on conflict (person_id) do update set seen = ${later('last_mark.seen', 'excluded.seen')},
    served = ${later('last_mark.served', 'excluded.served')};`

const ofAccounts = (accounts: string) => `(select id from person where account_id in ${accounts})`
const ofEntries = (entries: string) => `(select coalesce(merged_into, id) from person where id in ${entries})`
const ofEvent = ofAccounts('(select account_id from attendance where event_id = new.id)')
const merging = '(new.id, new.merged_into, old.merged_into)'
const merges =
  'new.account_id is distinct from old.account_id or new.merged_into is distinct from old.merged_into'

const oneMark = 'marks.event_id = new.event_id and marks.account_id = new.account_id'
const oneService = 'marks.sitting_id = new.sitting_id and marks.person_id = new.person_id'
const sqlite = [
  onSqlite('attendance_marked', 'insert on attendance', atMeeting('attendance', oneMark)),
  onSqlite('attendance_remarked', 'update on attendance', again(ofAccounts('(new.account_id)'))),
  onSqlite('attendance_unmarked', 'delete on attendance', again(ofAccounts('(old.account_id)'))),
  onSqlite('event_remarked', 'update of date on event when new.date <> old.date', again(ofEvent)),
  onSqlite(
    'service_marked',
    'insert on sitting_mark when new.is_here = 1',
    atService('sitting_mark', oneService),
  ),
  onSqlite(
    'service_remarked',
    'update on sitting_mark when new.is_here <> old.is_here or new.person_id <> old.person_id',
    again(ofEntries('(new.person_id, old.person_id)')),
  ),
  onSqlite(
    'service_unmarked',
    'delete on sitting_mark when old.is_here = 1',
    again(ofEntries('(old.person_id)')),
  ),
  onSqlite('person_seen', 'insert on person when new.account_id > 0', again('(new.id)')),
  onSqlite('person_seen_now', `update of account_id, merged_into on person when ${merges}`, again(merging)),
  onSqlite('person_unseen', 'delete on person when old.merged_into > 0', again('(old.merged_into)')),
]

const changedAccounts = again(ofAccounts('(select account_id from changed)'))
const changedEntries = again(ofEntries('(select person_id from changed where is_here = 1)'))
const postgres = [
  ...once('attendance_marked', 'insert on attendance', 'new', atMeeting('changed', 'true')),
  ...once('attendance_remarked', 'update on attendance', 'new', changedAccounts),
  ...once('attendance_unmarked', 'delete on attendance', 'old', changedAccounts),
  ...each('event_remarked', 'update of date on event', 'new.date <> old.date', again(ofEvent)),
  ...once('service_marked', 'insert on sitting_mark', 'new', atService('changed', 'true')),
  ...each(
    'service_remarked',
    'update on sitting_mark',
    'new.is_here <> old.is_here or new.person_id <> old.person_id',
    again(ofEntries('(new.person_id, old.person_id)')),
  ),
  ...once('service_unmarked', 'delete on sitting_mark', 'old', changedEntries),
  ...once(
    'person_seen',
    'insert on person',
    'new',
    `if exists (select 1 from changed inner join attendance on attendance.account_id = changed.account_id) then
       ${again('(select id from changed where account_id > 0)')} end if;`,
  ),
  ...each('person_seen_now', 'update of account_id, merged_into on person', merges, again(merging)),
  ...each('person_unseen', 'delete on person', 'old.merged_into > 0', again('(old.merged_into)')),
]

export const lastMarks: Statements = { sqlite, postgres }
