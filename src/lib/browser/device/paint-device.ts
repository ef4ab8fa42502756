import { readStored } from '../browser-storage.ts'
import { saverKey, savesData, schemeKey, schemeOf } from './device-settings.ts'

/** Applies the display settings of this device to the page: its colours, its theme-color tags, and the data saver. */
export function paintDevice(): void {
  const root = document.documentElement
  const scheme = schemeOf(readStored(schemeKey))
  root.dataset['theme'] = scheme
  for (const tag of document.querySelectorAll<HTMLMetaElement>('[data-bar]')) {
    const { bar } = tag.dataset
    tag.media = scheme === 'device' ? `(prefers-color-scheme: ${bar})` : bar === scheme ? 'all' : 'not all'
  }
  root.toggleAttribute('data-saver', savesData(readStored(saverKey)))
}
