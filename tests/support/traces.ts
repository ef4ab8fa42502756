import sharp from 'sharp'
import { expect } from 'vitest'
import { type Church, newcomer, newProfile } from './church.ts'

/** A part of every name and text of the person; no other row contains these letters. */
export const trace = 'qzxvw'

export const traced = {
  ...newcomer,
  first_name: `Aba${trace}`,
  middle_name: `Esi${trace}`,
  last_name: `Owusu${trace}`,
  username: `aba.${trace}`,
  email: `aba@${trace}.example.com`,
  telephone: '0244987651',
}

const put = (body: object) => ({ method: 'PUT', headers: json, body: JSON.stringify(body) })
const json = { 'Content-Type': 'application/json', 'User-Agent': `Phone of ${trace}` }

async function picture(): Promise<Blob> {
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a0522d' } })
  return new Blob([new Uint8Array(await drawn.jpeg().toBuffer())], { type: 'image/jpeg' })
}

/** A person who leaves data in every place that a member can reach. */
export async function leaveTraces(church: Church, person = traced) {
  await church.post('auth/register/', person)
  const { access, user } = await church.signIn(person.username, person.password)
  const admin = (await church.signIn('admin')).access
  const id = Number(user['id'])
  const add = async (path: string, body: object, by = access) => {
    const answer = await church.post(path, body, by)
    expect([path, answer.status]).toEqual([path, 201])
    return (answer.body as { id: number }).id
  }
  await church.postForm(
    'profiles/',
    newProfile({
      house_address: `14 ${trace} Street`,
      occupation: trace,
      church_information: trace,
      profile_image: await picture(),
    }),
    access,
  )
  await church.send('profiles/', put({ ...kept, house_address: `15 ${trace} Street` }), access)
  const request = { title: `Private ${trace}`, description: `Asked ${trace}`, isPrivate: true }
  const gone = await add('prayer_requests/create/', request)
  await church.post(`prayer_requests/${gone}/answered/`, { is_answered: true }, admin)
  await church.remove(`prayer_requests/${gone}/`, access)
  await add('prayer_requests/create/', { ...request, title: `Still private ${trace}` })
  const told = { category: 'healing', content: `Told ${trace}` }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...told, title: `Waiting ${trace}` })) form.set(name, value)
  form.set('image', await picture())
  await church.postForm('members/testimonies/', form, access)
  const dropped = await add('members/testimonies/', { ...told, title: `Dropped ${trace}` })
  await church.post(`members/testimonies/${dropped}/approve/`, { is_approved: true }, admin)
  await church.remove(`members/testimonies/${dropped}/`, access)
  await add('members/contacts/', { ...contact, message: `Wrote ${trace}` })
  await church.post('users/me/requests/', { kind: 'erasure', words: `Because of ${trace}` }, access)
  await church.post('fellowships/1/message/', { message: `Wrote ${trace}` }, access)
  await church.post('live/start/', { title: 'Sunday', address: 'https://church.example/live.m3u8' }, admin)
  const hidden = await add('live/messages/', { text: `Hidden ${trace}` })
  await church.post(`live/messages/${hidden}/hide/`, {}, admin)
  await church.post('live/stop/', {}, admin)
  await church.get(`users/?search=${trace}`, admin)
  await church.get(`users/?search=aba.${trace.slice(0, 3)}`, admin)
  await church.get(`users/${id}/`, admin)
  await church.post('auth/login/', { username: person.username, password: 'not the password' })
  await church.post('auth/forgot-password/', { username: person.username })
  await church.background.ended()
  return { id, access, admin }
}

const kept = {
  date_of_birth: '1994-03-06',
  marital_Status: 'married',
  house_address: '',
  born_again: true,
  occupation: 'Seamstress',
}

export const contact = {
  name: `Aba ${trace}`,
  email: traced.email,
  phone: '(024) 498-7651',
  subject: `About ${trace}`,
}
