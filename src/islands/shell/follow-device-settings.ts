import { applyOnChange } from '../../lib/browser/apply-on-change.ts'
import { paintDevice } from '../../lib/browser/device/paint-device.ts'

/* Where the head has no script that does it. */

applyOnChange(paintDevice)
