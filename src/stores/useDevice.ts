import { useSyncExternalStore } from 'react'
import { onDeviceChange } from '../lib/device-settings.ts'

/** What was chosen for this device, as it is now in any tab; undefined in the server's HTML. */
export function useDevice<Chosen extends string | boolean>(read: () => Chosen): Chosen | undefined {
  return useSyncExternalStore<Chosen | undefined>(onDeviceChange, read, () => undefined)
}
