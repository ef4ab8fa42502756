import * as z from 'zod/mini'
import { PresentationState } from '../../contract/services/projection.ts'

/**
 * What a controller tells the screens in the same browser, so that they follow without a network. `base` is the last version that the controller
 * had of the server: a newer one replaces what was told.
 */
const LocalPress = z.object({ presentation: z.number(), base: z.number(), state: PresentationState })
export type LocalPress = z.infer<typeof LocalPress>

export type Channel = { tell: (press: LocalPress) => void; close: () => void }

/** Opens the channel between the pages of this browser, where it has one; `hear` is called with what other pages tell. */
export function openChannel(hear: (press: LocalPress) => void = () => undefined): Channel {
  const channel =
    typeof BroadcastChannel === 'function' ? new BroadcastChannel('asore-projection') : undefined
  channel?.addEventListener('message', ({ data }) => {
    const press = LocalPress.safeParse(data).data
    if (press) hear(press)
  })
  return { tell: (press) => channel?.postMessage(press), close: () => channel?.close() }
}
