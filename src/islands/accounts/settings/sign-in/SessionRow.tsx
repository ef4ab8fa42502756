import { describeDevice } from '../../../../lib/browser/device/device.ts'
import type { DeviceSession } from '../../../../lib/contract/accounts/session.ts'
import { formatTime } from '../../../../lib/time/times.ts'
import { shownDay } from '../../../../lib/words/shown-day.ts'
import { signInWords } from './messages.ts'

type Props = { session: DeviceSession; end: () => void }

/** One session: the device, the IP address and the time of last use. */
export function SessionRow({ session, end }: Props) {
  const { user_agent, address, last_used_at, is_current } = session
  const device = describeDevice(user_agent)
  const day = shownDay(last_used_at)
  const time = formatTime(last_used_at)
  return (
    <li className="setting-row">
      <div>
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-soft">
          {address ? signInWords.lastUsedFrom({ day, time, address }) : signInWords.lastUsedAt({ day, time })}
        </p>
      </div>
      {is_current ? (
        <span className="badge badge-forest">{signInWords.thisDevice}</span>
      ) : (
        <button className="btn" type="button" onClick={end}>
          {signInWords.signOut({ device, day, time })[0]}
          <span className="sr-only">{signInWords.signOut({ device, day, time })[1]}</span>
          {signInWords.signOut({ device, day, time })[2]}
        </button>
      )}
    </li>
  )
}
