import type { Context } from 'hono'
import * as calls from '../../../lib/contract/messages/calls/push.ts'
import type { PushState } from '../../../lib/contract/messages/push.ts'
import { signedIn } from '../../accounts/accounts/rights/guards.ts'
import type { AppEnv } from '../../platform/context.ts'
import { dropDeviceOf, listDevices, saveDevice } from '../../platform/delivery/push/devices.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { callerOf } from '../../platform/http/caller.ts'
import { Routes } from '../../platform/http/routes.ts'
import { bodyOf } from '../../platform/http/takes.ts'
import { writeLogged } from '../../settings/system-log/write-logged.ts'
import { messageRefusals } from '../translated/messages.ts'

/** Notifications on the devices of a member: an extension (docs/messages.md). */
export const pushDevices = new Routes()
  .answer(calls.readPushState, signedIn, (c) => stateFor(c))
  .answer(calls.addPushDevice, signedIn, async (c) => {
    const { id: accountId, sessionId } = callerOf(c)
    await c.var.limits.consume('setting by account', String(accountId))
    const subscription = await bodyOf(c)
    if (!c.var.messaging.push.accepts(subscription))
      refuseFields({ endpoint: [messageRefusals.pushUnreached] })
    await writeLogged(c, { action: 'Notifications switched on' }, (db) =>
      saveDevice(db, { accountId, sessionId, now: c.var.now() }, subscription),
    )
    return stateFor(c)
  })
  .answer(calls.removePushDevice, signedIn, async (c) => {
    await writeLogged(c, { action: 'Notifications switched off' }, (db) =>
      dropDeviceOf(db, callerOf(c).sessionId),
    )
    return stateFor(c)
  })

async function stateFor(c: Context<AppEnv>): Promise<PushState> {
  const { id, sessionId } = callerOf(c)
  const devices = await listDevices(c.var.db, id)
  const others = devices.filter(({ session_id }) => session_id !== sessionId).length
  return {
    public_key: c.var.messaging.push.publicKey,
    is_on: others < devices.length,
    others,
  }
}
