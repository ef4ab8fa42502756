import { clockIn } from '../../../lib/time/church-time.ts'
import type { AutomaticKind, Looking } from '../../messages/scheduled/kind.ts'
import { refreshWaiting } from '../../messages/scheduled/refresh-waiting.ts'
import { findWords, leaveOutWaiting } from '../../messages/scheduled/repo.ts'
import { type Sending, sendForOccasion } from '../../messages/scheduled/send.ts'
import { sendingReasons } from '../../messages/translated/messages.ts'
import { inEnglish } from '../../platform/words/stored.ts'
import { zoneOf } from '../../settings/church-settings/place.ts'
import { readModulesOff } from '../../settings/church-settings/repo.ts'
import { automaticKinds, kindsUsed } from './kinds.ts'

/**
 * Looks for what is due of every kind that is on, and stores it to be sent: each occasion in one transaction. Safe with several processes
 * and after a crash, since an occasion has one message, and a person one row of it. Returns how many people were added.
 */
export async function sendAutomatic(deps: Omit<Sending, 'now'> & { now: () => Date }): Promise<number> {
  const now = deps.now()
  const zone = await zoneOf(deps.db)
  const clock = clockIn(zone, now).toISOString()
  const looking: Looking = {
    db: deps.db,
    now,
    zone,
    site: deps.site,
    today: clock.slice(0, 10),
    hour: clock.slice(11, 16),
  }
  const used = kindsUsed(await readModulesOff(deps.db))
  // In a transaction: an announcement that goes as a message meanwhile would be among those that are left out.
  for (const kind of automaticKinds)
    if (!used.includes(kind)) await dropWaiting(looking, kind)
    else if (kind.holds) await deps.db.transaction().execute((db) => follow({ ...looking, db }, kind))
  let added = 0
  for (const kind of used) {
    if (!kind.find || !(await findWords(deps.db, kind)).is_on) continue
    for (const occasion of await kind.find(looking))
      added += await deps.db
        .transaction()
        .execute((db) => sendForOccasion({ ...deps, db, now }, kind, occasion))
  }
  return added
}

/** What waits of a kind whose module is off goes to nobody. */
const dropWaiting = ({ db, now }: Looking, { kind }: AutomaticKind): Promise<void> =>
  db
    .transaction()
    .execute((one) =>
      leaveOutWaiting(one, kind, { why: inEnglish(() => sendingReasons.unused), now, except: [] }),
    )

/** What waits of a kind follows its occasions: it has their words, and goes to nobody where they are not any more. */
async function follow(looking: Looking, kind: AutomaticKind): Promise<void> {
  const held = (await kind.holds?.(looking)) ?? []
  await leaveOutWaiting(looking.db, kind.kind, {
    why: inEnglish(() => sendingReasons.moved),
    now: looking.now,
    except: held.map(({ key }) => key),
  })
  for (const occasion of held) await refreshWaiting(looking, kind, occasion)
}
