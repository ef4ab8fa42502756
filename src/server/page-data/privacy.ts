import { type ChurchSettings, defaultChurchSettings } from '../../lib/contract/church-settings.ts'
import { forgetChurchSettings, storedSettings } from '../church-settings/repo.ts'
import { church } from './church.ts'

/** The privacy page's settings, read from the database each time: this bundle has its own cache, never invalidated. */
export async function privacySettings(): Promise<ChurchSettings> {
  const { db, logDays } = church()
  forgetChurchSettings(db)
  const { changed } = await storedSettings(db)
  return { ...defaultChurchSettings, log_days: logDays, ...changed }
}

/** A period in words: `2 years`, `18 months`, `45 days`; 0 means without limit. */
export function periodOf(days: number): string {
  if (days === 0) return 'for as long as the church keeps it'
  if (days % 365 === 0) return plural(days / 365, 'year')
  return plural(days, 'day')
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
