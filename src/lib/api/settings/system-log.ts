import { AccessEntry, LogEntry } from '../../contract/settings/system-log.ts'
import { resource } from '../resource.ts'

export const logCalls = resource<LogEntry, never>('admin/logs', LogEntry)
export const accessCalls = resource<AccessEntry, never>('admin/access', AccessEntry)
