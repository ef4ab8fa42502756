import type { Db } from '../../platform/db/tables.ts'
import { refuse } from '../../platform/errors/refusal.ts'
import { readChurchSettings } from '../../settings/church-settings/repo.ts'
import { songRefusals } from './messages.ts'

/** The licence of the church to show and print words of songs, such as CCLI 123456; '' for none. */
export const songLicence = async (db: Db): Promise<string> => (await readChurchSettings(db)).song_licence

type Rights = { is_public_domain: boolean | 0 | 1 }

/** Whether words may be projected and printed: they are in the public domain, or the church has a licence. */
export const mayBeShown = ({ is_public_domain }: Rights, licence: string): boolean =>
  Boolean(is_public_domain) || licence !== ''

/** Whether the words of a song are left out for a reader. Who writes songs sees all. */
export const isWithheld = (
  song: Rights,
  { licence, mayAll }: { licence: string; mayAll: boolean },
): boolean => !mayAll && !mayBeShown(song, licence)

/** Throws 409 with their titles for songs that may not be projected or printed. */
export function requireShown(songs: readonly (Rights & { title: string })[], licence: string): void {
  const titles = songs.filter((song) => !mayBeShown(song, licence)).map(({ title }) => `“${title}”`)
  if (titles.length > 0)
    refuse(
      409,
      titles.length > 5
        ? songRefusals.unlicensedMore({ titles: titles.slice(0, 5).join(', ') })
        : songRefusals.unlicensed({ titles: titles.join(', ') }),
    )
}
