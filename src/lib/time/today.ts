import { churchZone } from '../site/this-church.ts'
import { dayIn } from './church-time.ts'

/** Today in the church's time zone, `2026-11-21`. For browsers: the server reads the zone from the settings (docs/decisions/server.md#church-settings). */
export const today = (): string => dayIn(churchZone(), new Date())
