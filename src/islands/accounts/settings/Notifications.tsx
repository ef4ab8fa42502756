import { useEffect, useState } from 'react'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { addPushDevice, readPushState, removePushDevice } from '../../../lib/api/messages/push.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import type { PushState } from '../../../lib/contract/messages/push.ts'
import { churchMails } from '../../../lib/site/this-church.ts'
import { canNotify, needsHomeScreen, subscribe, unsubscribe } from './device-push.ts'
import { settingsWords } from './messages.ts'
import { useSaving } from './useSaving.tsx'

/** Notifications on this device: asked for by a press alone. */
export function Notifications() {
  const awake = useHydrated()
  const { save, status, busy } = useSaving()
  const [pushState, setPushState] = useState<PushState>()
  useEffect(() => {
    readPushState().then(setPushState, logUnlessUnknown)
  }, [])
  if (!awake || !pushState) return null

  const turnOn = () =>
    void save(async () => {
      setPushState(await addPushDevice(await subscribe(pushState.public_key)))
      return settingsWords.turnedOn
    })
  const turnOff = () =>
    void save(async () => {
      setPushState(await removePushDevice())
      await unsubscribe().catch((error: unknown) => console.error(error))
      return settingsWords.turnedOff
    })
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="notifications">
      <h3 id="notifications">{settingsWords.notificationsDevice}</h3>
      <p>{stateOf(pushState)}</p>
      {/* One button for both, so that it keeps the focus. */}
      {(pushState.is_on || canNotify()) && (
        <button
          className="btn"
          type="button"
          disabled={busy}
          aria-busy={busy}
          onClick={pushState.is_on ? turnOff : turnOn}
        >
          {pushState.is_on ? settingsWords.turnOff : settingsWords.turnOn}
        </button>
      )}
      {status}
    </section>
  )
}

function stateOf({ is_on, others: count }: PushState): string {
  return [stateHere(is_on), count > 0 && settingsWords.onOthers({ count })].filter(Boolean).join(' ')
}

function stateHere(isOn: boolean): string {
  if (isOn) return settingsWords.onHere
  if (!canNotify())
    return needsHomeScreen()
      ? settingsWords.homeScreen
      : churchMails()
        ? settingsWords.cannotNotify
        : settingsWords.cannotNotifyNoMail
  return Notification.permission === 'denied' ? settingsWords.blocked : settingsWords.notifyExplained
}
