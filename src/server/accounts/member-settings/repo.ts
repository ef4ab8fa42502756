import {
  emailChoices,
  type MemberSettings,
  type MemberSettingsChanges,
} from '../../../lib/contract/accounts/member-settings.ts'
import type { Db } from '../../platform/db/tables.ts'

/** As before these settings existed: leaders see their members' details and get messages by e-mail. */
const defaults: MemberSettings = {
  telephone: 'leader',
  email: 'leader',
  birthday: 'leader',
  address: 'leader',
  directory: false,
  leader_mail: true,
  reminder_mail: true,
  news_mail: true,
}

/** The optional e-mails that a change switches on or off. */
export const changedEmailChoices = (before: MemberSettings, changes: MemberSettingsChanges) =>
  emailChoices.flatMap((choice) => {
    const given = changes[choice]
    return given === undefined || given === before[choice] ? [] : [{ choice, given }]
  })

export async function findSettings(db: Db, accountId: number): Promise<MemberSettings> {
  return (await settingsOf(db, [accountId])).get(accountId) ?? defaults
}

/** The stored settings of these members; those without a row are missing. */
export async function settingsOf(db: Db, accountIds: number[]): Promise<Map<number, MemberSettings>> {
  const rows = await db
    .selectFrom('member_setting')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .execute()
  return new Map(
    rows.map(({ account_id, directory, leader_mail, reminder_mail, news_mail, ...audiences }) => [
      account_id,
      {
        ...audiences,
        directory: directory === 1,
        leader_mail: leader_mail === 1,
        reminder_mail: reminder_mail === 1,
        news_mail: news_mail === 1,
      },
    ]),
  )
}

export async function changeSettings(
  db: Db,
  accountId: number,
  { directory, leader_mail, reminder_mail, news_mail, ...audiences }: MemberSettingsChanges,
): Promise<void> {
  const wanted = Object.entries({ directory, leader_mail, reminder_mail, news_mail })
  const changes = Object.fromEntries([
    ...Object.entries(audiences).filter(([, audience]) => audience !== undefined),
    ...wanted.flatMap(([choice, isWanted]) => (isWanted === undefined ? [] : [[choice, isWanted ? 1 : 0]])),
  ])
  await db
    .insertInto('member_setting')
    .values({ account_id: accountId, ...changes })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ account_id: accountId, ...changes }),
    )
    .execute()
}
