import type { GivingMode } from '../../lib/contract/gift.ts'
import { church } from './church.ts'

/** What the page Give offers. */
export const givingMode = (): GivingMode => church().givingMode
