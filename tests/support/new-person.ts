import { demonstrationPassword } from '../../src/content/people.ts'
import { type Church, newProfile } from './church.ts'
import { photograph as takePhotograph } from './photograph.ts'
import { quickHash } from './quick-password.ts'

type Wishes = { complete?: boolean; photograph?: boolean; email?: string; consent?: false }

const demoHash = quickHash(demonstrationPassword)

/** Signs a new person up by the API, with a complete profile by default. Returns the username. */
export async function newPerson(church: Church, wishes: Wishes = {}): Promise<string> {
  const username = `new.${crypto.randomUUID().slice(0, 8)}`
  await church.post('auth/register/', {
    first_name: 'Esi',
    last_name: 'Arthur',
    username,
    telephone: '0244123456',
    gender: 'female',
    password: demonstrationPassword,
    confirm_password: demonstrationPassword,
    email: wishes.email ?? '',
    // Without it as from a front end that does not ask for consent.
    ...(wishes.consent !== false && { consent: true }),
  })
  await church.db
    .updateTable('account')
    .set({ password_hash: await demoHash })
    .where('username', '=', username)
    .execute()
  if (wishes.complete !== false) await completeProfile(church, username, wishes.photograph)
  return username
}

async function completeProfile(church: Church, username: string, photograph = false): Promise<void> {
  const { access } = await church.signIn(username)
  const profile = newProfile({
    date_of_birth: '1961-03-06',
    house_address: '3 Ring Road',
    fellowship: '4',
    occupation: 'Trader',
    church_information: 'Since 1980.',
    ...(photograph && { profile_image: await photographFile() }),
  })
  await church.postForm('profiles/', profile, access)
}

/** A photograph as a file that a person picks. */
export async function photographFile(options?: Parameters<typeof takePhotograph>[0]): Promise<File> {
  const { name, mimeType, buffer } = await takePhotograph(options)
  return new File([Uint8Array.from(buffer)], name, { type: mimeType })
}
