import { describeDevice } from '../../../../lib/browser/device/device.ts'
import type { DeviceSession } from '../../../../lib/contract/accounts/session.ts'
import { formatDay } from '../../../../lib/time/dates.ts'
import { formatTime } from '../../../../lib/time/times.ts'
import { signInWords } from './messages.ts'

type Props = { session: DeviceSession; end: () => void }

/** One session: the device, the IP address and the time of last use. */
export function SessionRow({ session, end }: Props) {
  const { user_agent, address, last_used_at, is_current } = session
  const device = describeDevice(user_agent)
  const lastUsed = `${formatDay(last_used_at)}, ${formatTime(last_used_at)}`
  return (
    <li className="setting-row">
      <div>
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-soft">
          Last used {lastUsed}
          {address && ` from ${address}`}
        </p>
      </div>
      {is_current ? (
        <span className="badge badge-forest">{signInWords.device}</span>
      ) : (
        <button className="btn" type="button" onClick={end}>
          Sign out
          <span className="sr-only">
            : {device}, last used {lastUsed}
          </span>
        </button>
      )}
    </li>
  )
}
