import { refuseFields } from '../../platform/errors/refusal.ts'
import { accountRefusals } from './messages.ts'
import { comparisonKey } from './repo.ts'

/** All letters of a username must be of one of these scripts; digits and signs are common to all. */
const scripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Ethiopic', 'Nko', 'Han']
const ofOneScript = scripts.map(
  (script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u'),
)

/** Endings of names that mail clients turn into links. */
const siteEnd =
  /[.](com|net|org|info|biz|io|co|me|app|dev|gh|ng|uk|us|eu|ru|cn|de|fr|in|tv|xyz|top|site|online|shop|club|link|click|live)$/

const reservedWords = `admin administrator superadmin root system sysadmin support help helpdesk office church asore pastor bishop reverend
moderator security webmaster postmaster hostmaster noreply mail info staff service null undefined anonymous everybody`

/**
 * The skeleton of a username: equal for two that look alike (UTS 39, section 4, in any letter case). Usernames of accounts
 * are compared by it. The table of letters and its pattern take 3 MB: the first new username loads them.
 */
export async function skeletonOf(username: string): Promise<string> {
  const { default: unhomoglyph } = await import('unhomoglyph')
  const shown = unhomoglyph(comparisonKey(username).normalize('NFD'))
  return unhomoglyph(comparisonKey(shown).normalize('NFD')).toLowerCase()
}

/** Throws 400 at `username` for one that mixes scripts or that mail clients turn into a link. */
export function refuseMisleading(username: string): void {
  if (!ofOneScript.some((form) => form.test(username)))
    refuseFields({ username: [accountRefusals.pleaseUseLettersOne] })
  if (siteEnd.test(comparisonKey(username)))
    refuseFields({ username: [accountRefusals.looksLikeAddressSite] })
}

/** Throws 400 at `username` for a name reserved for the church, with or without digits and signs around it. */
export async function refuseReserved(username: string): Promise<void> {
  const word = comparisonKey(username).replace(/[^\p{L}]/gu, '')
  const kept = await Promise.all(reservedWords.split(/\s+/).map(skeletonOf))
  if (kept.includes(await skeletonOf(word)) || kept.includes(await skeletonOf(username)))
    refuseFields({ username: [accountRefusals.usernameKeptForChurch] })
}
