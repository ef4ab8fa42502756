import { sql } from 'kysely'
import { automaticKinds } from '../translated/messages.ts'
import type { AutomaticKind, Looking } from './kind.ts'

/** What stands on the members' dashboard, as a message to everybody: its writer ticks it (announcements/as-message.ts). */
export const announcement: AutomaticKind = {
  kind: 'announcement',
  get name() {
    return automaticKinds.announcement
  },
  get about() {
    return automaticKinds.aboutAnnouncement
  },
  purpose: 'church',
  subject: '{title}',
  text: '{title}\n{announcement}',
  fields: {
    title: 'Harvest on Sunday',
    announcement: 'Bring what you have grown or made. We begin at nine.',
  },
  holds: async ({ db }: Looking) => {
    const rows = await db
      .selectFrom('message')
      .innerJoin('announcement', (join) =>
        join.on(sql<boolean>`message.occasion = 'announcement ' || announcement.id`),
      )
      .select('occasion')
      .where('message.state', 'in', ['asked', 'planned', 'sending'])
      .execute()
    return rows.flatMap(({ occasion }) => (occasion ? { key: occasion } : []))
  },
}
