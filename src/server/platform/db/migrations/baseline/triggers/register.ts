import { acting, each, onSqlite, type Statements } from './engines.ts'

/*
 * The register is kept true to the accounts (docs/decisions/people.md#people-and-accounts): a new account gets its person, unless the
 * register has somebody who may be the same, and what members change of themselves is carried on.
 */

/** Somebody without an account who may be the one of a new account: a telephone or address in common, and the first name. */
const mayBeThere = (
  row: string,
) => `exists (select 1 from person where account_id is null and merged_into is null
    and lower(first_name) = lower(${row}.first_name) and ${row}.telephone <> '' and telephone = ${row}.telephone)
  or exists (select 1 from person where account_id is null and merged_into is null
    and lower(first_name) = lower(${row}.first_name) and ${row}.email <> '' and email = lower(${row}.email))`

/** The first ones stand in both tables under the same name. */
const named = ['first_name', 'middle_name', 'last_name', 'gender', 'telephone']
const ofAccount = [...named, 'email', 'fellowship_id', 'account_id', 'created_at', 'changed_at'].join(', ')
const personOf = (row: string) =>
  [
    ...named.map((column) => `${row}.${column}`),
    `lower(coalesce(${row}.email, ''))`,
    ...['fellowship_id', 'id', 'created_at', 'created_at'].map((column) => `${row}.${column}`),
  ].join(', ')

const carried = [...named, 'fellowship_id']
const ifChanged = (column: string, value = `new.${column}`) =>
  `${column} = case when new.${column} is distinct from old.${column} then ${value} else ${column} end`
const carryOn = `update person set ${carried.map((column) => ifChanged(column)).join(', ')},
    ${ifChanged('email', `lower(coalesce(new.email, ''))`)}, version = version + 1
  where account_id = new.id;`
const anyChanged = [...carried, 'email']
  .map((column) => `new.${column} is distinct from old.${column}`)
  .join(' or ')
const ofCarried = `update of ${carried}, email on account`

const carryProfile = `update person set born = new.date_of_birth, address = new.house_address, version = version + 1
  where account_id = new.account_id and (born <> new.date_of_birth or address <> new.house_address);`
const ofProfile = 'update of date_of_birth, house_address on profile'

const sqlite = [
  `create trigger account_person after insert on account when not (${mayBeThere('new')}) begin
     insert into person (${ofAccount}) values (${personOf('new')}); end`,
  onSqlite('account_carried', `${ofCarried} when ${anyChanged}`, carryOn),
  onSqlite('profile_person', 'insert on profile', carryProfile),
  onSqlite('profile_carried', ofProfile, carryProfile),
]

const onAdded = (name: string, table: string, body: string) => [
  acting(name, body),
  `create trigger ${name} after insert on ${table} referencing new table as added
   for each statement execute function ${name}()`,
]

const postgres = [
  ...onAdded(
    'account_person',
    'account',
    `insert into person (${ofAccount}) select ${personOf('added')} from added
     where not (${mayBeThere('added')});`,
  ),
  ...each('account_carried', ofCarried, anyChanged, carryOn),
  ...onAdded(
    'profile_person',
    'profile',
    `update person set born = added.date_of_birth, address = added.house_address, version = version + 1
     from added where person.account_id = added.account_id
       and (born <> added.date_of_birth or address <> added.house_address);`,
  ),
  acting('profile_carried', carryProfile),
  `create trigger profile_carried after ${ofProfile} for each row execute function profile_carried()`,
]

export const register: Statements = { sqlite, postgres }
