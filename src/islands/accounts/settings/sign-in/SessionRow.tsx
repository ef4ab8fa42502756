import { describeDevice } from '../../../../lib/browser/device/device.ts'
import type { DeviceSession } from '../../../../lib/contract/accounts/session.ts'
import { dayName } from '../day-name.ts'
import { formatTime } from '../../../../lib/time/times.ts'
import { signInWords } from './messages.ts'

type Props = { session: DeviceSession; end: () => void }

/** One session: the device, the IP address and the time of last use. */
export function SessionRow({ session, end }: Props) {
  const { user_agent, address, last_used_at, is_current } = session
  const device = describeDevice(user_agent)
  const lastUsed = { day: dayName(last_used_at), time: formatTime(last_used_at) }
  const signOut = signInWords.signOut({ device, ...lastUsed })
  return (
    <li className="setting-row">
      <div>
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-soft">
          {address ? signInWords.lastUsedFrom({ ...lastUsed, address }) : signInWords.lastUsedAt(lastUsed)}
        </p>
      </div>
      {is_current ? (
        <span className="badge badge-forest">{signInWords.thisDevice}</span>
      ) : (
        <button className="btn" type="button" onClick={end}>
          {signOut[0]}
          <span className="sr-only">{signOut[1]}</span>
          {signOut[2]}
        </button>
      )}
    </li>
  )
}
