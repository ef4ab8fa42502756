import * as z from 'zod/mini'
import { PresentationState } from '../../contract/services/projection.ts'

/**
 * What a controller tells the screens in the same browser, so that they follow without a network. `base` is the last version that the controller
 * had of the server: a newer one replaces what was told.
 */
export const LocalPress = z.object({ presentation: z.number(), base: z.number(), state: PresentationState })
export type LocalPress = z.infer<typeof LocalPress>

const name = 'asore-projection'

/** Opens the channel between the pages of this browser; undefined in one that has none. */
export const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined
