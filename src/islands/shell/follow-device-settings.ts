import { applyOnChange } from '../../lib/apply-on-change.ts'
import { paintDevice } from '../../lib/paint-device.ts'

/* Where the head has no script that does it. */

applyOnChange(paintDevice)
