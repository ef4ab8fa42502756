import type { Channel } from '../../../../lib/contract/messages/message.ts'
import { firstChannelNames } from '../../../../lib/texts/messages/messages.ts'
import { settingsWords } from '../messages.ts'

type Props = { channels: readonly Channel[]; move: (channels: Channel[]) => void }

/** The ways after the first one, in the order in which they are tried, each with a button that moves it up. */
export function NextChannels({ channels, move }: Props) {
  if (channels.length < 2) return null
  const moved = (place: number) => {
    const order = [...channels]
    const [one] = order.splice(place, 1)
    if (one) order.splice(place - 1, 0, one)
    return order
  }
  return (
    <div className="grid gap-2">
      <p className="label" id="next-channels">
        {settingsWords.thenWay}
      </p>
      <ol className="grid gap-2" aria-labelledby="next-channels">
        {channels.map((channel, place) => (
          <li className="flex min-h-11 flex-wrap items-center justify-between gap-3" key={channel}>
            <span>
              {place + 1}. {firstChannelNames[channel]}
            </span>
            {place > 0 && (
              <button
                className="btn btn-quiet"
                type="button"
                aria-label={settingsWords.moveUpOf({ way: firstChannelNames[channel] })}
                onClick={() => move(moved(place))}
              >
                {settingsWords.moveUp}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
