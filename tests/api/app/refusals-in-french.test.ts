import { expect, test } from 'vitest'
import { inLanguage } from '../../../src/server/platform/words/speaking.ts'
import { type Church, openChurch } from '../../support/church.ts'

/* What the API refuses, by area, to somebody who reads French (docs/languages/README.md). */

type Asking = { who?: string; method?: 'get' | 'post'; at: string; body?: object; says: object }

const asked: Record<string, Asking> = {
  'a page that is not there': { at: 'admin/pages/999999/', says: { detail: 'Il n’y a pas de telle page.' } },
  'the address of a page': {
    method: 'post',
    at: 'admin/pages/',
    body: { title: 'Chorale', path: 'choir', under: '', menu: 'header', lang: 'fr' },
    says: { path: ['Donnez une adresse comme /choir : minuscules, chiffres et traits d’union'] },
  },
  'a person who is not there': { at: 'people/999999/', says: { detail: 'Il n’y a pas de telle personne.' } },
  'a branch without a name': {
    method: 'post',
    at: 'branches/',
    body: { name: '' },
    says: { name: ['Donnez un nom à l’annexe'] },
  },
  'an import that is not there': {
    at: 'people/imports/999999/rows/',
    says: { detail: 'Il n’y a pas de telle liste.' },
  },
  'a fellowship that is not there': {
    at: 'fellowships/999999/',
    says: { detail: 'Il n’y a pas de tel groupe.' },
  },
  'what is not in the bin': {
    method: 'post',
    at: 'bin/restore/',
    body: { kind: 'event', row: 999999 },
    says: { detail: 'Ceci n’est pas dans la corbeille. Peut-être est-ce déjà restauré.' },
  },
  'a member who is not there': {
    at: 'admin/users/999999/sessions/',
    says: { detail: 'Il n’y a pas de tel membre.' },
  },
  'a wrong password': {
    who: 'nobody',
    method: 'post',
    at: 'auth/login/',
    body: { username: 'member', password: 'not-the-password-1' },
    says: { detail: 'Identifiants incorrects' },
  },
  'an address of nothing': { at: 'no_such_thing/', says: { detail: 'Il n’y a rien à cette adresse.' } },
  'a body that is no object': {
    method: 'post',
    at: 'branches/',
    body: [],
    says: { detail: 'Envoyez un objet JSON.' },
  },
  'a person without a name': {
    method: 'post',
    at: 'people/',
    body: { first_name: '' },
    says: { first_name: ['Donnez un prénom'] },
  },
}

async function ask(church: Church, { who = 'admin', method = 'get', at, body = {} }: Asking) {
  const access = who === 'nobody' ? undefined : (await church.signIn(who)).access
  return inLanguage('fr', () => (method === 'get' ? church.get(at, access) : church.post(at, body, access)))
}

test.each(Object.entries(asked))('%s is refused in French', async (_, asking) => {
  await using church = await openChurch()

  const { body } = await ask(church, asking)

  expect(body).toMatchObject(asking.says)
})

test('a refusal of the same call is in the language of each who asks', async () => {
  await using church = await openChurch()
  const { access } = await church.signIn('admin')

  const bodies = await Promise.all(
    ['en', 'fr', 'tw', 'ee', 'gaa'].map(async (language) => {
      const { body } = await inLanguage(language, () => church.get('fellowships/999999/', access))
      return body
    }),
  )

  expect(bodies).toEqual([
    { detail: 'There is no such fellowship.' },
    { detail: 'Il n’y a pas de tel groupe.' },
    { detail: 'Fekuo a ɛte saa nni hɔ.' },
    { detail: 'Habɔbɔ sia ƒomevi meli o.' },
    { detail: 'Kuu ko bɛ ni tamɔ nakai.' },
  ])
})
