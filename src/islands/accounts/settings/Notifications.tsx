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
      return 'Notifications come to this device now.'
    })
  const turnOff = () =>
    void save(async () => {
      setPushState(await removePushDevice())
      await unsubscribe().catch((error: unknown) => console.error(error))
      return 'No notifications come to this device any more.'
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
          {pushState.is_on ? 'Turn off notifications' : 'Turn on notifications'}
        </button>
      )}
      {status}
    </section>
  )
}

function stateOf({ is_on, others }: PushState): string {
  const elsewhere =
    others > 0 ? ` ${others === 1 ? 'One other device' : `${others} other devices`} of yours get them.` : ''
  if (is_on) return `They come to this device until you sign out here.${elsewhere}`
  if (!canNotify())
    return needsHomeScreen()
      ? `On this telephone they work once the site is on your home screen: choose Share, then Add to Home Screen, and open it from there.${elsewhere}`
      : `This browser cannot show notifications. ${churchMails() ? 'E-mails, text' : 'Text'} messages and My messages still reach you.${elsewhere}`
  if (Notification.permission === 'denied')
    return `This browser was told not to show notifications of this site. You can change that in its settings for this site.${elsewhere}`
  return `A short line on your screen when the church writes to you: its subject and beginning. They cost nothing but data.${elsewhere}`
}
