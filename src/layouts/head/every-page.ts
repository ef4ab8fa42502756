import { applyOnChange } from '../../lib/browser/apply-on-change.ts'
import { paintDevice } from '../../lib/browser/device/paint-device.ts'
import { isSignedIn } from './visitor.ts'

/*
 * What every page does before its first paint, but for a newcomer's (docs/decisions/browser.md#first-views). Stands after the theme-color tags,
 * which it changes.
 */

// The header shows the right state from the first paint on.
if (isSignedIn()) document.documentElement.dataset['session'] = 'in'

applyOnChange(paintDevice)
